import { html, type Vue } from '@agence/look/html';
import { type Phrase, sansDirection, typo } from '../typo.ts';

/** The last sign of a word and the punctuation after it: the word before may still break where it is endless. */
const PUNCTUATED = /([\p{L}\p{N}\p{P}]\p{M}* [?!:;»])(?!\S)/u;

/** Somebody else's words, byte for byte; what must not break is held, never altered. */
export function citer(text: string): Vue {
  const pieces = text.split(PUNCTUATED);
  return html`<span class="mot">${pieces.map((piece, i) => (i % 2 === 1 ? html`<span class="tenu">${piece}</span>` : piece))}</span>`;
}

/** A text of ours, or to be published, with somebody else's words inside: no mark of theirs may turn ours round. */
export const ecrit = (text: string): Vue => citer(sansDirection(text));

/** An imperative and its pronouns are not cut at the hyphen; no verb is longer. */
const HELD = /((?<!\p{L})\p{L}{1,16}(?:-le)?-(?:vous|nous))(?!\p{L})/u;

function tenir(text: string): Vue {
  const pieces = text.split(HELD);
  return pieces.length === 1
    ? text
    : pieces.map((p, i) => (i % 2 === 1 ? html`<span class="tenu">${p}</span>` : p));
}

/** A sentence of ours, other people's words kept apart inside it. */
export function dire(phrase: Phrase): Vue {
  return phrase.map((piece) => {
    if (typeof piece === 'string') return tenir(piece);
    return piece.fort ? html`<b>${citer(piece.mot)}</b>` : citer(piece.mot);
  });
}

/** A short text of ours. */
export const t = (text: string): string => typo(text);
