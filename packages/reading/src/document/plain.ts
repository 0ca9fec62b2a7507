import { signsOf } from './fold.ts';
import type { Token, Unit } from './types.ts';

/**
 * The folded words of a unit joined by single spaces, punctuation kept as words of its own: what lexicon patterns read.
 * `at[i]` is where token i begins.
 */
export type Plain = { readonly text: string; readonly at: readonly number[] };

const kept = new WeakMap<Unit, Plain>();

export function plainOf(unit: Unit): Plain {
  const plain = kept.get(unit) ?? read(unit);
  kept.set(unit, plain);
  return plain;
}

function read(unit: Unit): Plain {
  const at: number[] = [];
  let text = '';
  for (const { gap, fold } of unit.tokens) {
    if (at.length > 0 || gap.trim() !== '') text += signsOf(gap);
    at.push(text.length);
    text += fold;
  }
  return { text: text + signsOf(unit.text.slice(unit.tokens.at(-1)?.to ?? 0)), at };
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
