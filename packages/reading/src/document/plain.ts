import { signsOf } from './fold.ts';
import type { Token, Unit } from './types.ts';

/** The text that lexicon patterns read: folded words and signs, single spaces. `at[i]` is the offset of token i. */
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

/** Most tokens on each side that count as the sentence of a name, however long it is. */
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
