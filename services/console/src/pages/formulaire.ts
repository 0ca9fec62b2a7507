import { randomUUID } from 'node:crypto';
import { html, type Vue } from '@agence/look/html';

/** What a form carries unseen: the token of its session, and the command that is carried out once however often it is sent. */
export const caches = (jeton: string, commande: string = randomUUID()): Vue =>
  html`<input type="hidden" name="jeton" value=${jeton} /><input type="hidden" name="commande" value=${commande} />`;

export const cache = (name: string, value: string): Vue =>
  html`<input type="hidden" name=${name} value=${value} />`;
