import { html, type Vue } from '@agence/look/html';
import { type Phrase, sansDirection, typo } from '../typo.ts';

/** A word's last character with its punctuation: an endless word may still break before them. */
const PUNCTUATED = /([\p{L}\p{N}\p{P}]\p{M}* [?!:;»])(?!\S)/u;

const held = (text: string, together: RegExp): Vue =>
  text.split(together).map((piece, i) => (i % 2 === 1 ? html`<span class="tenu">${piece}</span>` : piece));

/** Other people's words, unchanged; what must not break is kept together. */
export const citer = (text: string): Vue => html`<span class="mot">${held(text, PUNCTUATED)}</span>`;

/** Our text, or a text to publish, with other people's words inside: direction marks are removed. */
export const ecrit = (text: string): Vue => citer(sansDirection(text));

/** Imperatives stay whole with their hyphenated pronouns; no verb is longer than this. */
const HELD = /((?<!\p{L})\p{L}{1,16}(?:-le)?-(?:vous|nous))(?!\p{L})/u;

/** A sentence of ours, with other people's words kept apart. */
export const dire = (phrase: Phrase): Vue =>
  phrase.map((piece) => {
    if (typeof piece === 'string') return held(piece, HELD);
    return piece.fort ? html`<b>${citer(piece.mot)}</b>` : citer(piece.mot);
  });

/** The sentence that a section begins with. */
export const chapeau = (phrase: Phrase): Vue => html`<p class="chapeau">${dire(phrase)}</p>`;

export const note = (phrase: Phrase): Vue => html`<p class="note haut">${dire(phrase)}</p>`;

export const t = (text: string): string => typo(text);

type PieceMontree = { ou: string; texte: string };

export const piece = (label: string, { ou, texte }: PieceMontree, classe = 'piece'): Vue =>
  html`<figure class=${classe}>
    <figcaption><b>${t(label)}</b> ${sansDirection(ou)}</figcaption>
    <pre>${texte}</pre>
  </figure>`;

/** The text to write: one click selects it all, without a script. Direction marks are removed, since it will be pasted. */
export const aCopier = ({ ou, texte }: PieceMontree): Vue =>
  piece('À copier', { ou, texte: sansDirection(texte) }, 'piece copier');
