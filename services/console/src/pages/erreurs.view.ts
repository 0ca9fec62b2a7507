import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';

/** A sentence that refuses a form, and the id of the field that it concerns. */
export type Erreur = { readonly dit: string; readonly champ?: string | undefined };

const dite = ({ dit, champ }: Erreur): Vue =>
  champ === undefined ? dit : html`<a href=${`#${champ}`}>${dit}</a>`;

/** What is wrong with a form: it stands above it, has the focus, and leads to each field. `suite`: what to do about it. */
export const resumeDesErreurs = (
  all: readonly Erreur[],
  suite: Vue = null,
  titre = fr`Rien n'a été fait`,
): Vue =>
  all.length === 0
    ? null
    : html`<div class="erreurs" role="alert" tabindex="-1" autofocus><h2>${titre}</h2>${all.length === 1 ? all.map((erreur) => html`<p>${dite(erreur)}</p>`) : html`<ul>${all.map((erreur) => html`<li>${dite(erreur)}</li>`)}</ul>`}${suite}</div>`;
