import { type Lexeme, lexemeOf } from './lexeme.ts';
import type { Token } from './types.ts';

export { fold } from './lexeme.ts';

/** A word, without the superscript of a footnote ("X²"). */
const WORD = /[[\p{L}\p{N}]--[¹²³⁰⁴-⁹]][[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060\ufeff]--[¹²³⁰⁴-⁹]]*|[&+]/gv;

const ABBREVIATED = new Set(
  'av bd boul st ste dr pr me m mm mme mlle n no tel env min max lun mar mer jeu ven sam dim etc ex p s cf vs mr mrs ms approx'.split(
    ' ',
  ),
);
/** Abbreviations that stand before the name of a person or a saint. */
const TITLED = new Set('dr drs pr me m mm mme mlle mr mrs ms st ste'.split(' '));

/** Final punctuation ends a sentence only before a space, a closing quote or bracket, or the end of the text. */
const CLOSES = /[.!?…](?:[\s»"”’)\]\u00a0\u202f]|$)/u;
const SIGNS = /[€%,;:.!?…()«»"“”|/–—]|(?<=\s)-(?=\s)/gu;
const SHOWN: Record<string, string> = { '-': '–', '—': '–', '“': '"', '”': '"', '…': '.' };

/** The punctuation of a gap, each sign as a separate word between spaces. */
export function signsOf(gap: string): string {
  const signs = gap === ' ' ? null : gap.match(SIGNS);
  return signs === null ? ' ' : ` ${signs.map((sign) => SHOWN[sign] ?? sign).join(' ')} `;
}

/** "Dr. Hugo Sarlat", "É. Brossard": the dot abbreviates a word and ends no sentence. */
function shortened(gap: string, before: Token, next: Lexeme): boolean {
  if (!before.capital || !next.capital || !/^\.[ \u00a0\u202f]$/u.test(gap)) return false;
  return TITLED.has(before.fold) || (before.raw.length === 1 && next.fold.length > 2 && !next.common);
}

/** Splits a rendered line into tokens; every word that ends before `head` or follows it first is `opening`. */
export function tokenize(text: string, head: number, english = false): Token[] {
  const tokens: Token[] = [];
  let before: Token | undefined;
  let end = 0;
  for (const { 0: raw, index: from } of text.matchAll(WORD)) {
    const lexeme = lexemeOf(raw, english);
    const between = text.slice(end, from);
    end = from + raw.length;
    if (lexeme.fold === '') continue;
    const closes = between !== ' ' && CLOSES.test(between);
    const gap = closes && before !== undefined && shortened(between, before, lexeme) ? ' ' : between;
    const opening =
      before === undefined ||
      before.to <= head ||
      (closes && gap === between && !(gap.startsWith('.') && ABBREVIATED.has(before.fold)));
    before = { ...lexeme, from, to: end, gap, opening };
    tokens.push(before);
  }
  return tokens;
}
