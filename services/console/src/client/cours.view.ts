import { fr } from '@agence/gesture';
import { bornes, changeDit, courbe } from '@agence/look/courbe';
import { html, type Vue } from '@agence/look/html';
import type { MoisMesure } from '@agence/proto/clients/v1/questions';
import { nombre } from '@agence/words/french';
import { tableau } from '../pages/vues.ts';

const ligne = (month: MoisMesure): readonly Vue[] => {
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
  const mesures = tableau(['Mesure du', ['Cité', 'n'], 'Ce qui a changé'], cours.map(ligne), legende);
  const mois = cours.map(({ jour, mois }) => mois || jour.slice('DD/'.length));
  return [courbe(points, { height: 110, top: 100, mois }), mesures];
};
