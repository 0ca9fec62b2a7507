import { html, type Vue } from '@agence/look/html';

export const colonne = (nom: Vue, classe?: string): Vue =>
  html`<th scope="col" role="columnheader" class=${classe}>${nom}</th>`;

/** `court`: the name of its column, on a phone. */
export const cellule = (valeur: Vue, classe?: string, court?: string): Vue =>
  html`<td role="cell" class=${classe} data-m=${court}>${valeur}</td>`;

export const rangee = (nom: Vue, cellules: Vue, classe?: string): Vue =>
  html`<tr role="row" class=${classe}><th scope="row" role="rowheader">${nom}</th>${cellules}</tr>`;

type Tableau = {
  readonly classe?: string;
  readonly legende?: Vue;
  readonly colonnes: Vue;
  readonly rangees: Vue;
};

/** Roles say that it is a table where a phone shows its cells as blocks. */
export const tableau = ({ classe, legende, colonnes, rangees }: Tableau): Vue =>
  html`<table class=${classe} role="table">
    ${legende === undefined ? null : html`<caption>${legende}</caption>`}
    <thead role="rowgroup"><tr role="row">${colonnes}</tr></thead>
    <tbody role="rowgroup">${rangees}</tbody>
  </table>`;
