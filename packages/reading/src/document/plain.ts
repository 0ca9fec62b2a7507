import { gapAt } from './gap.ts';
import type { Token, Unit } from './types.ts';

/**
 * The folded words of a unit joined by single spaces, punctuation kept as words of its own: what lexicon patterns read.
 * `at[i]` is where token i begins.
 */
export type Plain = { readonly text: string; readonly at: readonly number[] };

function read(unit: Unit): Plain {
  const at: number[] = [];
  let text = '';
  for (const token of unit.tokens) {
    if (at.length > 0 || token.gap.trim() !== '') text += token.signs;
    at.push(text.length);
    text += token.fold;
  }
  const end = unit.tokens.at(-1)?.to ?? 0;
  return { text: text + gapAt(unit.text, end, unit.text.length).signs, at };
}

/** Many lines name nobody: they are not read. */
class WhenAsked implements Plain {
  private readonly unit: Unit;
  private known: Plain | undefined;

  constructor(unit: Unit) {
    this.unit = unit;
  }

  private get plain(): Plain {
    this.known ??= read(this.unit);
    return this.known;
  }

  get text(): string {
    return this.plain.text;
  }

  get at(): readonly number[] {
    return this.plain.at;
  }
}

export const plainOf = (unit: Unit): Plain => new WhenAsked(unit);

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
