import { codeAt } from './code-at.ts';
import { type Lexeme, lexemeAt } from './lexeme.ts';
import type { Token } from './types.ts';

export { fold } from './lexeme.ts';

/** What a character does in a word: opens or continues it, only continues it (marks, invisible ones), is a word alone. */
const [NONE, OPENS, CONTINUES, ALONE] = [0, 1, 2, 3];

function roleOf(char: string): number {
  if (/[\p{L}\p{N}]/u.test(char)) return OPENS;
  if (/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/u.test(char)) return CONTINUES;
  return char === '&' || char === '+' ? ALONE : NONE;
}

/** The roles of the characters of French and English, looked up; of the others, asked. */
const ROLES = Uint8Array.from({ length: 0x250 }, (_, code) => roleOf(String.fromCharCode(code)));

function roleAt(text: string, at: number): number {
  const code = codeAt(text, at);
  return code < ROLES.length
    ? (ROLES[code] ?? NONE)
    : roleOf(String.fromCodePoint(text.codePointAt(at) ?? 0));
}

/** One past the character at `at`: two places for those outside the basic plane. */
function after(text: string, at: number): number {
  const code = codeAt(text, at);
  return at + (code >= 0xd800 && code < 0xdc00 && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}

/** Where the next word begins from `start` on; the end of the text when there is none. */
function wordFrom(text: string, start: number): number {
  const { length } = text;
  let from = start;
  for (; from < length; from = after(text, from)) {
    const role = roleAt(text, from);
    if (role === OPENS || role === ALONE) break;
  }
  return from;
}

/** One past the word that begins at `from`. */
function wordEnd(text: string, from: number): number {
  const { length } = text;
  let to = after(text, from);
  if (roleAt(text, from) === ALONE) return to;
  while (to < length) {
    const role = roleAt(text, to);
    if (role !== OPENS && role !== CONTINUES) break;
    to = after(text, to);
  }
  return to;
}

/** A full stop, a question or the end of a quotation closes a sentence when a space follows. */
const CLOSES = /[.!?…](?:[\s»"”’)\]\u00a0\u202f]|$)|^\s*$/u;
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
function shortened(gap: string, before: Token | undefined, next: Lexeme, english: boolean): boolean {
  if (!gap.startsWith('.') || before?.capital !== true || !next.capital || !/^\.[ \u00a0\u202f]$/u.test(gap))
    return false;
  return (
    TITLED.has(before.fold) || (before.raw.length === 1 && next.fold.length > 2 && !next.common(english))
  );
}

/** True when a sentence ends between two words. */
function sentenceBreak(gap: string, before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (gap === ' ' || gap === '’' || gap === ', ' || gap === '-' || gap === "'") return false;
  if (!CLOSES.test(gap) || /^\s*$/u.test(gap)) return false;
  return !(gap.startsWith('.') && ABBREVIATED.has(before.fold));
}

/** A token that asks the dictionary only when somebody wants to know. */
class Word implements Token {
  readonly raw: string;
  readonly fold: string;
  readonly from: number;
  readonly to: number;
  readonly gap: string;
  readonly capital: boolean;
  readonly opening: boolean;
  private readonly lexeme: Lexeme;
  private readonly english: boolean;

  constructor(lexeme: Lexeme, from: number, gap: string, opening: boolean, english: boolean) {
    this.raw = lexeme.raw;
    this.fold = lexeme.fold;
    this.from = from;
    this.to = from + lexeme.raw.length;
    this.gap = gap;
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
  let end = 0;
  for (let from = wordFrom(text, 0); from < text.length; from = wordFrom(text, end)) {
    const to = wordEnd(text, from);
    const lexeme = lexemeAt(text, from, to);
    const before = tokens.at(-1);
    const between = text.slice(end, from);
    const gap = shortened(between, before, lexeme, english) ? ' ' : between;
    end = to;
    if (lexeme.fold === '') continue;
    const opening = before === undefined || before.to <= head || sentenceBreak(gap, before);
    tokens.push(new Word(lexeme, from, gap, opening, english));
  }
  return tokens;
}
