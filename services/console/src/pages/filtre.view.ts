import { html, type Vue } from '@agence/look/html';

export type Choix = readonly (readonly [valeur: string, nom: string])[];

/** The values of a filter as links. */
export const filtre = (titre: string, choix: Choix, active: string, vers: (valeur: string) => string): Vue =>
  html`<nav class="gestes filtre" aria-label=${titre}><b>${titre}</b>${choix.map(
    ([valeur, nom]) =>
      html`<a href=${vers(valeur)} aria-current=${valeur === active ? 'true' : undefined}>${nom}</a>`,
  )}</nav>`;
