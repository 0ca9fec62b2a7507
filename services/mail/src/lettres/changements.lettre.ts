import { fr } from '@agence/gesture';
import type { ChangementCertain } from '@agence/proto/measurement/v1/measurement';
import { accord, nombre } from '@agence/words/french';
import { type Envoyeur, type Lettre, type Ligne, siSimulee } from './lettre.ts';

/** `lien`: where its client is seen. */
export type ChangementDit = Omit<ChangementCertain, 'client'> & { readonly entreprise: string };

export type Changements = Readonly<Record<'mois' | 'console' | 'arret', string>> & {
  readonly changements: readonly ChangementDit[];
  readonly attentes: readonly Ligne[];
};

/** Lines of a letter, changes and what waits. */
const MOST = 10;

const sur = (count: number, all: number): string => fr`${nombre(count)}\u00a0sur\u00a0${nombre(all)}`;

/** The sentence of each kind of change. */
const PHRASES: Readonly<Record<string, (quoi: string, issue: string, before: string) => string>> = {
  ensemble: (_, issue, before) => fr`Toutes questions confondues : ${issue}, ${before}`,
  question: (quoi, issue, before) => fr`« ${quoi} » : ${issue}, ${before}`,
  premier: (quoi, issue, before) => fr`« ${quoi} » : ${issue} (réponses qui citent en premier), ${before}`,
  concurrent: (quoi) =>
    fr`Un concurrent apparaît : ${quoi}, qu'aucune réponse ne citait à la mesure précédente`,
  source: (quoi, _, before) => fr`Une source a disparu : ${quoi}, ${before}`,
};

const moisDit = (mois: string): string =>
  new Date(mois).toLocaleDateString('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What changed with certainty in a month, and what waits. */
export const changements = (facts: Envoyeur & Changements): Lettre => {
  const { mois, changements: certains, attentes, console, arret, seul } = facts;
  const all = certains.flatMap((change): Ligne[] => {
    const { genre, quoi, issue, entreprise, lien, avant, reponses_avant, maintenant, reponses } = change;
    const before = fr`contre ${sur(avant, reponses_avant)} à la mesure précédente`;
    const phrase = PHRASES[genre]?.(quoi, issue, before);
    // A kind that only a newer release knows.
    if (phrase === undefined) return [];
    const named = seul ? { texte: phrase } : { texte: entreprise, note: phrase, lien };
    return [{ ...named, valeur: sur(maintenant, reponses) }];
  });
  const shown = all.length + attentes.length <= MOST ? all.length : MOST - attentes.length - 1;
  const more = {
    texte: fr`Et ${nombre(all.length - shown)} autres changements certains`,
    lien: seul ? undefined : console,
  };
  const count = fr`${nombre(all.length)}\u00a0${accord(all.length, 'changement', 'changements')}`;
  return {
    sujet: fr`Ce qui a changé en ${moisDit(mois)} : ${count}`,
    titre: fr`Ce qui a changé en ${moisDit(mois)}`,
    avis: siSimulee(certains.some(({ simulee }) => simulee)),
    chiffre: [count, fr`que le hasard n'explique pas`],
    action: seul
      ? { texte: fr`Ouvrir le rapport`, lien: certains[0]?.lien ?? console }
      : { texte: fr`Ouvrir la console`, lien: console },
    tableaux: [
      {
        titre: fr`Changements certains, en nombre de réponses`,
        lignes: [...all.slice(0, shown), ...(shown < all.length ? [more] : [])],
      },
      ...(attentes.length === 0 ? [] : [{ titre: fr`Ce qui vous attend`, lignes: attentes }]),
    ],
    paragraphes: [
      fr`Un changement est certain quand il dépasse ce que le hasard explique, parmi tout ce que le mois permet de comparer${seul ? '' : fr` chez vos clients`}. Il ne dit pas sa cause. Les mois où rien n'est certain, nous ne vous envoyons pas cette lettre.`,
    ],
    arret: { texte: fr`Ne plus recevoir cette lettre`, lien: arret },
  };
};
