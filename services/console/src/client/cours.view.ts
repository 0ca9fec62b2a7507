import { fr } from '@agence/gesture';
import { bornes, changeDit, courbe } from '@agence/look/courbe';
import { html, type Vue } from '@agence/look/html';
import type { MoisMesure } from '@agence/proto/clients/v1/questions';
import { nombre } from '@agence/words/french';

const ligne = (month: MoisMesure): Vue => {
  const [low, high] = bornes(month);
  return html`<tr><th scope="row">${month.jour}</th>
<td class="n" data-titre="Cité">${fr`${nombre(month.cite)} sur ${nombre(month.reponses)}`}<small>${fr`${low} à ${high} %`}</small></td>
<td data-titre="Ce qui a changé">${changeDit(month.ruptures)}</td></tr>`;
};

/** The measurements of a client from the third on: what may not be compared is not joined. */
export const coursVue = (cours: readonly MoisMesure[]): Vue =>
  cours.length === 0
    ? null
    : html`${courbe(
        cours.map((month) => ({ ...month, joint: month.ruptures.length === 0 })),
        110,
        100,
      )}<table><caption>${fr`Réponses qui citent ce client à chaque mesure, de 0 à 100 % ; le trait épais est l'intervalle à 95 %. Deux points sont reliés quand les modèles, la lecture et les questions étaient les mêmes.`}</caption>
<thead><tr><th scope="col">Mesure du</th><th scope="col" class="n">Cité</th><th scope="col">Ce qui a changé</th></tr></thead>
<tbody>${cours.map(ligne)}</tbody></table>`;
