import { html, type Vue } from '@agence/look/html';
import { sansDirection } from '../typo.ts';
import { t } from './texte.ts';

export type PieceMontree = { ou: string; texte: string };

/** What was read, as it was read. */
export const piece = (label: string, { ou, texte }: PieceMontree): Vue =>
  html`<figure class="piece"><figcaption><b>${t(label)}</b> ${sansDirection(ou)}</figcaption><pre>${texte}</pre></figure>`;

/** What to write: one click selects the whole block, without a script. It carries no mark of direction where it is pasted. */
export const aCopier = ({ ou, texte }: PieceMontree): Vue =>
  html`<figure class="piece copier"><figcaption><b>À copier</b> ${sansDirection(ou)}</figcaption><pre>${sansDirection(texte)}</pre></figure>`;
