import { randomUUID } from 'node:crypto';
import { html, type Vue } from '@agence/look/html';

/** The hidden fields of a form: the session's token, and the command id that makes a form sent twice run once. */
export const caches = (jeton: string, commande: string = randomUUID()): Vue =>
  html`<input type="hidden" name="jeton" value=${jeton} /><input type="hidden" name="commande" value=${commande} />`;

export const cache = (name: string, value: string): Vue =>
  html`<input type="hidden" name=${name} value=${value} />`;
