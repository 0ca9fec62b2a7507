import type { Token, Unit } from './types.ts';

/**
 * The folded words of a unit joined by single spaces, punctuation kept as words of its own: what lexicon patterns read.
 * `at[i]` is where token i begins.
 */
export type Plain = { text: string; at: number[] };

const SIGNS = /[€%,;:.!?…()«»"“”|/–—]|(?<=\s)-(?=\s)/gu;

function shown(sign: string): string {
  if (sign === '-' || sign === '—') return '–';
  if (sign === '“' || sign === '”') return '"';
  return sign === '…' ? '.' : sign;
}

function punctuation(gap: string): string {
  if (gap === ' ' || gap === '’' || gap === "'" || gap === '-') return ' ';
  if (gap === ', ') return ' , ';
  const signs = gap.match(SIGNS);
  return signs === null ? ' ' : ` ${signs.map(shown).join(' ')} `;
}

export function plainOf(unit: Unit): Plain {
  const at: number[] = [];
  let text = '';
  for (const token of unit.tokens) {
    text += at.length === 0 && token.gap.trim() === '' ? '' : punctuation(token.gap);
    at.push(text.length);
    text += token.fold;
  }
  const last = unit.tokens.at(-1);
  return { text: text + punctuation(unit.text.slice(last?.to ?? 0)), at };
}

/** Words on each side beyond which nothing is said of a name any more, whatever the length of the sentence. */
const REACH = 70;

/** First token of the sentence that holds token i. */
export function sentenceStart(tokens: readonly Token[], i: number): number {
  let start = i;
  while (start > 0 && i - start < REACH && !tokens[start]?.opening) start--;
  return start;
}

/** One past the last token of the sentence that holds token i. */
export function sentenceEnd(tokens: readonly Token[], i: number): number {
  let end = i + 1;
  while (end < tokens.length && end - i < REACH && !tokens[end]?.opening) end++;
  return end;
}
