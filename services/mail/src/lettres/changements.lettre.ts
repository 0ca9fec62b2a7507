import { fr } from '@agence/gesture';
import type { ChangementCertain } from '@agence/proto/measurement/v1/measurement';
import { accord, nombre } from '@agence/words/french';
import type { Envoyeur, Lettre, Ligne } from './lettre.ts';
import { siSimulee } from './pour.ts';

/** `lien`: where its client is seen. */
export type ChangementDit = Omit<ChangementCertain, 'client'> & { readonly entreprise: string };

export type Changements = {
  /** YYYY-MM */
  readonly mois: string;
  /** The most important first. */
  readonly changements: readonly ChangementDit[];
  /** What waits for the account. */
  readonly attentes: readonly Ligne[];
  readonly console: string;
  /** The link that stops these letters. */
  readonly arret: string;
};

/** Lines of a letter, changes and what waits. */
const MOST = 10;

const sur = (count: number, all: number): string => fr`${nombre(count)}\u00a0sur\u00a0${nombre(all)}`;

/** The sentence of a change; undefined for a kind that only a newer release knows. */
const phrase = ({ genre, quoi, issue, avant, reponses_avant }: ChangementDit): string | undefined => {
  const before = fr`contre ${sur(avant, reponses_avant)} à la mesure précédente`;
  switch (genre) {
    case 'ensemble':
      return fr`Toutes questions confondues : ${issue}, ${before}`;
    case 'question':
      return fr`« ${quoi} » : ${issue}, ${before}`;
    case 'premier':
      return fr`« ${quoi} » : ${issue} (réponses qui citent en premier), ${before}`;
    case 'concurrent':
      return fr`Un concurrent apparaît : ${quoi}, qu'aucune réponse ne citait à la mesure précédente`;
    case 'source':
      return fr`Une source a disparu : ${quoi}, ${before}`;
    default:
      return undefined;
  }
};

const moisDit = (mois: string): string =>
  new Date(mois).toLocaleDateString('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What changed with certainty in a month, and what waits. */
export const changementsDuMois = (facts: Envoyeur & Changements): Lettre => {
  const { mois, changements, attentes, console, arret, seul } = facts;
  const all = changements.flatMap((change): Ligne[] => {
    const { entreprise, lien, maintenant, reponses } = change;
    const texte = phrase(change);
    const named = seul ? { texte: texte ?? '' } : { texte: entreprise, note: texte, lien };
    return texte === undefined ? [] : [{ ...named, valeur: sur(maintenant, reponses) }];
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
    avis: siSimulee(changements.some(({ simulee }) => simulee)),
    chiffre: [count, fr`que le hasard n'explique pas`],
    action: seul
      ? { texte: fr`Ouvrir le rapport`, lien: changements[0]?.lien ?? console }
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
