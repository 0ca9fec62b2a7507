import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { CitationIncertaine } from '@agence/proto/measurement/v1/readings';
import { readableDay } from '@agence/words/paris';
import type { Visit } from '../http/screen.ts';
import type { Section } from '../pages/cadre.ts';
import { decisions } from './decisions.view.ts';

const decidee = ({ comptee, qui, le_ts }: NonNullable<CitationIncertaine['tranchee']>): Vue =>
  html`<p><b>${comptee ? fr`Comptée` : fr`Écartée`}</b>${fr` par ${qui}, le ${readableDay(new Date(le_ts * 1000))}.`}</p>`;

/** One citation; where a person decided, only the other decision is offered. */
const citation =
  ({ id }: Visit, ouvert: boolean) =>
  ({ reponse, question, modele, avant, nom, apres, pourquoi, tranchee }: CitationIncertaine): Vue => {
    const choix = { reponse, compter: tranchee?.comptee !== true, ecarter: tranchee?.comptee !== false };
    return html`<li><p><b>${question}</b></p><p class="note"><a href=${`/console/clients/${id}/reponses/?reponse=${encodeURIComponent(reponse)}`}>${fr`La réponse entière de ${modele}`}</a></p>
<blockquote>${avant}<mark>${nom}</mark>${apres}</blockquote>
${tranchee === undefined ? html`<p class="note">${pourquoi}</p>` : decidee(tranchee)}${ouvert ? decisions(id, choix) : null}</li>`;
  };

/** The uncertain citations of the last measurement, for a person to decide. */
export const citationsIncertaines = (
  visit: Visit,
  citations: readonly CitationIncertaine[],
  ouvert: boolean,
): readonly Section[] =>
  citations.length === 0
    ? []
    : [
        {
          id: 's6',
          titre: fr`Citations incertaines`,
          corps: html`<p>${fr`Dans ces réponses, la lecture n'a pas pu établir si ce client est recommandé : elles ne comptent pas comme des citations. Votre décision vaut à partir du prochain document ; ceux qui sont écrits ne changent pas.`}</p><ul class="attend citations">${citations.map(citation(visit, ouvert))}</ul>`,
        },
      ];
