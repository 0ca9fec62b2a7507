import { wordFrom } from './characters.ts';
import { type Gap, gapAt, SPACE } from './gap.ts';
import { type Lexeme, lexemeAt } from './lexeme.ts';
import type { Token } from './types.ts';

export { fold } from './lexeme.ts';

const ABBREVIATED = new Set([
  'av',
  'bd',
  'boul',
  'st',
  'ste',
  'dr',
  'pr',
  'me',
  'm',
  'mm',
  'mme',
  'mlle',
  'n',
  'no',
  'tel',
  'env',
  'min',
  'max',
  'lun',
  'mar',
  'mer',
  'jeu',
  'ven',
  'sam',
  'dim',
  'etc',
  'ex',
  'p',
  's',
  'cf',
  'vs',
  'mr',
  'mrs',
  'ms',
  'approx',
]);

/** Abbreviations that stand before the name of a person or a saint. */
const TITLED = new Set(['dr', 'drs', 'pr', 'me', 'm', 'mm', 'mme', 'mlle', 'mr', 'mrs', 'ms', 'st', 'ste']);

/** "Dr. Hugo Sarlat", "É. Brossard": the dot belongs to the short word, the name goes on. */
function shortened(gap: string, before: Token, next: Lexeme, english: boolean): boolean {
  if (!before.capital || !next.capital || !/^\.[ \u00a0\u202f]$/u.test(gap)) return false;
  return (
    TITLED.has(before.fold) || (before.raw.length === 1 && next.fold.length > 2 && !next.common(english))
  );
}

/** A token that asks the dictionary only when somebody wants to know. */
class Word implements Token {
  readonly raw: string;
  readonly fold: string;
  readonly from: number;
  readonly to: number;
  readonly gap: string;
  readonly signs: string;
  readonly capital: boolean;
  readonly opening: boolean;
  readonly lexeme: Lexeme;
  private readonly english: boolean;

  constructor(lexeme: Lexeme, from: number, gap: Gap, opening: boolean, english: boolean) {
    this.raw = lexeme.raw;
    this.fold = lexeme.fold;
    this.from = from;
    this.to = from + lexeme.raw.length;
    this.gap = gap.text;
    this.signs = gap.signs;
    this.capital = lexeme.capital;
    this.opening = opening;
    this.lexeme = lexeme;
    this.english = english;
  }

  get common(): boolean {
    return this.lexeme.common(this.english);
  }
}

/** Words of a rendered line, with what stands between them. */
export function tokenize(text: string, head: number, english = false): Token[] {
  const tokens: Token[] = [];
  let before: Token | undefined;
  let end = 0;
  for (let from = wordFrom(text, 0); from < text.length; from = wordFrom(text, end)) {
    const lexeme = lexemeAt(text, from);
    const between = gapAt(text, end, from);
    end = from + lexeme.raw.length;
    if (lexeme.fold === '') continue;
    const gap =
      between.closes && before !== undefined && shortened(between.text, before, lexeme, english)
        ? SPACE
        : between;
    const opening =
      before === undefined ||
      before.to <= head ||
      (gap.closes && !(gap.text.startsWith('.') && ABBREVIATED.has(before.fold)));
    before = new Word(lexeme, from, gap, opening, english);
    tokens.push(before);
  }
  return tokens;
}
