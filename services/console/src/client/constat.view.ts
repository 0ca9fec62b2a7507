import { fr } from '@agence/gesture';
import { bornes, changeDit, courbe } from '@agence/look/courbe';
import { html, type Vue } from '@agence/look/html';
import type { Constat, FaitFaux, MoisMesure } from '@agence/proto/clients/v1/questions';
import { combien, majuscule, nombre } from '@agence/words/french';
import type { Section } from '../pages/cadre.ts';
import { tableau } from '../pages/vues.ts';
import { etatsBouges, tendanceDite } from '../portefeuille/lignes.ts';

/** Who is cited before the client or instead of it, in how many answers: "A (51 réponses), B (30)". */
export const devant = (names: Constat['devant']): string =>
  names
    .map(({ entreprise, reponses: n }, i) =>
      i === 0 ? fr`${entreprise} (${combien(n, 'réponse', 'réponses')})` : fr`${entreprise} (${nombre(n)})`,
    )
    .join(', ');

/** What changed since the measurement before; empty when there is none. */
const depuis = ({ changement, cite, reponses }: Constat): string => {
  if (changement === undefined) return '';
  const dite = tendanceDite(changement);
  if (dite === undefined)
    return fr` Rien ne se compare à la mesure du ${changement.depuis} : les modèles, la lecture ou les questions ont changé.`;
  const { cite_avant: n, reponses_avant: of } = changement;
  const bouges = etatsBouges(changement);
  const moves = bouges === '' ? '.' : fr` ; ${bouges}.`;
  const whole = changement.cite === cite && changement.reponses === reponses;
  const part = whole ? '' : fr` Seuls comptent ici les modèles et les questions qui se comparent.`;
  return fr` Depuis la mesure du ${changement.depuis} : de ${combien(n, 'réponse', 'réponses')} sur ${nombre(of)} à ${nombre(changement.cite)} sur ${nombre(changement.reponses)}, ${dite}${moves}${part}`;
};

/** Each AI with its share of the answers that cite the client; empty in results of an older release. */
export const parIa = ({ par_ia }: Pick<Constat, 'par_ia'>): string => {
  const shares = par_ia.map(({ ia, cite, reponses }) =>
    reponses === 0
      ? fr`${ia}, aucune réponse lisible`
      : fr`${ia}, ${nombre(cite)} sur ${nombre(reponses)} (${nombre(Math.round((100 * cite) / reponses))} %)`,
  );
  return shares.length === 0 ? '' : fr`Par IA : ${shares.join(fr` ; `)}.`;
};

/** Whether the client is cited, as its report says, who is cited before it, and what changed. */
export function constat(entreprise: string, found: Constat): string {
  const { cite, reponses, devant: names } = found;
  const sentence =
    cite === 0
      ? fr`Les IA ne citent ${entreprise} dans aucune des ${nombre(reponses)} réponses.`
      : fr`Les IA citent ${entreprise} dans ${combien(cite, 'réponse', 'réponses')} sur ${nombre(reponses)}.`;
  const ahead = names.length === 0 ? '' : fr` Cités devant : ${devant(names)}.`;
  return `${sentence}${ahead}${depuis(found)}`;
}

const ligneDuCours = (month: MoisMesure): readonly Vue[] => {
  const [low, high] = bornes(month);
  return [
    month.jour,
    html`${fr`${nombre(month.cite)} sur ${nombre(month.reponses)}`}<small>${fr`${low} à ${high} %`}</small>`,
    changeDit(month.ruptures),
  ];
};

/** The measurements of a client from the third on: what may not be compared is not joined. */
export const coursVue = (cours: readonly MoisMesure[]): Vue => {
  if (cours.length === 0) return null;
  const points = cours.map((month) => ({ ...month, joint: month.ruptures.length === 0 }));
  const legende = fr`Réponses qui citent ce client à chaque mesure, de 0 à 100 % ; le trait épais est l'intervalle à 95 %. Deux points sont reliés quand les modèles, la lecture et les questions étaient les mêmes ; sinon, un pointillé les sépare.`;
  const mesures = tableau(['Mesure du', ['Cité', 'n'], 'Ce qui a changé'], cours.map(ligneDuCours), legende);
  const mois = cours.map(({ jour, mois }) => mois || jour.slice('DD/'.length));
  return [courbe(points, { height: 110, top: 100, mois }), mesures];
};

const chemin = (page: string): string => {
  const path = URL.parse(page)?.pathname ?? page;
  return path === '/' ? fr`page d'accueil` : path;
};

const ligneDeFait = ({
  genre,
  dit,
  phrase,
  ias,
  reponses,
  site_dit,
  page,
  lue,
}: FaitFaux): readonly Vue[] => [
  majuscule(genre),
  html`${dit}<small>«\u00a0${phrase}\u00a0»</small>`,
  html`${site_dit}<small><a href=${page}>${chemin(page)}</a>${fr`, lue le ${lue}`}</small>`,
  html`${ias.join(', ')}<small>${combien(reponses, 'réponse', 'réponses')}</small>`,
];

/** What AIs say of a client and its site contradicts; null when its site contradicts nothing. */
export const fauxVus = (faux: readonly FaitFaux[]): Section | null =>
  faux.length === 0
    ? null
    : {
        titre: fr`Ce que les IA disent de ce client`,
        pleine: true,
        corps: tableau(
          ['Fait', 'Les IA disent', 'Le site dit', 'Par qui'],
          faux.map(ligneDeFait),
          fr`Ne figure ici que ce que son site contredit ; le rapport donne aussi ce qui est conforme et ce qui ne se vérifie pas.`,
        ),
      };
