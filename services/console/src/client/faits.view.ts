import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { FaitFaux } from '@agence/proto/clients/v1/questions';
import { accord, majuscule, nombre } from '@agence/words/french';
import type { Section } from '../pages/cadre.ts';

const ligne = ({ genre, dit, phrase, ias, reponses, site_dit, page, lue }: FaitFaux): Vue =>
  html`<tr><th scope="row">${majuscule(genre)}</th>
<td data-titre="Les IA disent">${dit}<small>«\u00a0${phrase}\u00a0»</small></td>
<td data-titre="Le site dit">${site_dit}<small><a href=${page}>${URL.parse(page)?.pathname ?? page}</a>${fr`, lue le ${lue}`}</small></td>
<td data-titre="Par qui">${ias.join(', ')}<small>${fr`${nombre(reponses)} ${accord(reponses, 'réponse', 'réponses')}`}</small></td></tr>`;

/** What AIs say of a client and its site contradicts; nothing when its site contradicts nothing. */
export const fauxVus = (faux: readonly FaitFaux[]): readonly Section[] =>
  faux.length === 0
    ? []
    : [
        {
          titre: fr`Ce que les IA disent de ce client`,
          pleine: true,
          corps: html`<table><caption>${fr`Ce que son site contredit. Le rapport donne aussi ce qui est conforme, et ce qui ne se vérifie pas.`}</caption>
<thead><tr><th scope="col">Fait</th><th scope="col">Les IA disent</th><th scope="col">Le site dit</th><th scope="col">Par qui</th></tr></thead>
<tbody>${faux.map(ligne)}</tbody></table>`,
        },
      ];
