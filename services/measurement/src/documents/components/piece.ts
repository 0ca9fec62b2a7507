import { html, type Vue } from '@agence/look/html';
import { sansDirection } from '../typo.ts';
import { t } from './texte.ts';

export type PieceMontree = { ou: string; texte: string };

/** The text as it was read. */
export const piece = (label: string, { ou, texte }: PieceMontree): Vue =>
  html`<figure class="piece"><figcaption><b>${t(label)}</b> ${sansDirection(ou)}</figcaption><pre>${texte}</pre></figure>`;

/** The text to write: one click selects it all, without a script. Direction marks are removed, since it will be pasted. */
export const aCopier = ({ ou, texte }: PieceMontree): Vue =>
  html`<figure class="piece copier"><figcaption><b>À copier</b> ${sansDirection(ou)}</figcaption><pre>${sansDirection(texte)}</pre></figure>`;
