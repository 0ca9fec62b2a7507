import { randomUUID } from 'node:crypto';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Visit } from '../http/screen.ts';

export const cache = (name: string, value: string): Vue =>
  html`<input type="hidden" name=${name} value=${value} />`;

/** A form with the session's token, and the command id that makes a form sent twice run once. */
export const formulaire = (
  { jeton }: Pick<Visit, 'jeton'>,
  action: string,
  corps: Vue,
  attributs = {},
): Vue =>
  html`<form method="post" action=${action} ...${attributs}>
${cache('jeton', jeton)}${cache('commande', randomUUID())}${corps}</form>`;

/** The buttons of a form, and the link that leads away from it. */
export const envoi = (...corps: readonly Vue[]): Vue => html`<div class="envoi">${corps}</div>`;

/** A sentence that refuses a form, and the id of the field that it concerns. */
export type Erreur = { readonly dit: string; readonly champ?: string | undefined };

/** What is wrong with a form: it stands above it, has the focus, and leads to each field. `suite`: what to do about it. */
export function resumeDesErreurs(
  all: readonly Erreur[],
  suite: Vue = null,
  titre = fr`Rien n'a été fait`,
): Vue {
  const [first, ...others] = all.map(({ dit, champ }) =>
    champ === undefined ? dit : html`<a href=${`#${champ}`}>${dit}</a>`,
  );
  if (first === undefined) return null;
  const corps =
    others.length === 0
      ? html`<p>${first}</p>`
      : html`<ul>${[first, ...others].map((erreur) => html`<li>${erreur}</li>`)}</ul>`;
  return html`<div class="erreurs" role="alert" tabindex="-1" autofocus><h2>${titre}</h2>${corps}${suite}</div>`;
}

/** The same for one sentence; nothing without it. */
export const resumeDe = (dit: string | undefined, champ?: string): Vue =>
  resumeDesErreurs(dit ? [{ dit, champ }] : []);

/** A list; without an item, the sentence that says so. */
export const liste = (items: readonly Vue[], vide = ''): Vue =>
  items.length === 0
    ? html`<p>${vide}</p>`
    : html`<ul class="attend">${items.map((item) => html`<li>${item}</li>`)}</ul>`;

/** Questions with their own numbers. */
export const numerotees = (questions: readonly { readonly n: number; readonly question: string }[]): Vue =>
  html`<ol class="attend">${questions.map(({ n, question }) => html`<li><b>${n}.</b> ${question}</li>`)}</ol>`;

/** The heading of a column; `n`: its cells are numbers. */
export type Colonne = string | readonly [titre: string, classe: 'n'];

/** A table. Each row begins with its heading; each cell names its column again, for narrow screens. */
export function tableau(
  colonnes: readonly Colonne[],
  lignes: readonly (readonly Vue[])[],
  legende?: string,
): Vue {
  const tetes = colonnes.map((colonne) => (typeof colonne === 'string' ? [colonne] : colonne));
  const tete = ([titre, classe]: readonly string[]): Vue =>
    titre === '' ? html`<td></td>` : html`<th scope="col" class=${classe}>${titre}</th>`;
  const cellule = (cell: Vue, i: number): Vue => {
    const [titre, classe] = tetes[i + 1] ?? [];
    return html`<td class=${classe} data-titre=${titre}>${cell}</td>`;
  };
  return html`<table>${legende && html`<caption>${legende}</caption>`}<thead><tr>${tetes.map(tete)}</tr></thead>
<tbody>${lignes.map(([first, ...cells]) => html`<tr><th scope="row">${first}</th>${cells.map(cellule)}</tr>`)}</tbody>
</table>`;
}
