import { html, type Vue } from '@agence/look/html';
import { citer, dire, t } from '../components/texte.ts';
import { incertaines, parRang } from '../releve/calculs.ts';
import type { QuestionMesuree, Reponse } from '../releve/releve.data.ts';
import { fr } from '../typo.ts';
import type { RapportData } from './rapport.data.ts';

/** One answer in figures: V for the client, the others by their number in the list, in the answer's order. */
function lue(reponse: Reponse): string {
  if ('ecartee' in reponse) return '×';
  const names = reponse.lu.map((place) => (place === 0 ? 'V' : String(place))).join(', ');
  return `${names === '' ? '–' : names}${reponse.incertaine ? '\u00a0?' : ''}`;
}

const parEssai = (q: QuestionMesuree, ia: number): Reponse[] =>
  q.detail.filter((r) => r.ia === ia).sort((a, b) => a.essai - b.essai);

/** Each reading in a cell stays on one line; the readings may wrap. */
const cellule = (reponses: readonly Reponse[]): Vue =>
  reponses.map((r, i) => [
    html`<span class="tenu">${lue(r)}${i < reponses.length - 1 ? ' ·' : null}</span>`,
    ' ',
  ]);

/** The data behind the matrix: who is named in each answer, in the order asked. Collapsed by default, never printed. */
export function reponsesLues(data: RapportData): Vue {
  const doubt = data.questions.some((q) => incertaines(q) > 0)
    ? fr` ? : une citation de votre nom y est incertaine, non comptée.`
    : [];
  const others = data.entreprises.map((e, place) => ({ ...e, place })).slice(1);
  const heads = data.ias.map((ia) => html`<th scope="col" role="columnheader">${citer(ia.ia)}</th>`);
  const row = (q: QuestionMesuree) =>
    html`<tr role="row"><th scope="row" role="rowheader">${citer(q.question)}</th>${data.ias.map(
      (ia, place) => html`<td role="cell" data-m=${ia.ia}>${cellule(parEssai(q, place))}</td>`,
    )}</tr>`;
  return html`<details class="lues"><summary>${t("Lire réponse par réponse, dans l'ordre des demandes")}</summary>
<p class="note">${dire(fr`V : vous. – : personne. × : réponse écartée.${doubt} Les autres noms, dans l'ordre où chaque réponse les donne :`)}</p>
<ol class="noms">${others.map((e) => html`<li value=${e.place}>${citer(e.nom)}</li>`)}</ol>
<table role="table"><caption>Noms donnés par chaque réponse</caption><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Question</th>${heads}</tr></thead><tbody role="rowgroup">${parRang(data).map(row)}</tbody></table></details>`;
}
