import { codeAt } from '../letters/code-at.ts';
import { hashed, NO_LETTERS, WordTable } from '../letters/word-table.ts';
import { type Piece, piecesNeeded } from './pieces.ts';

/**
 * Most patterns of the lexicons match nothing in most sentences. A word that a pattern cannot do without tells so much
 * sooner: each pattern has a number, each word the numbers of the patterns it may serve, and a text those of its words.
 */

/** More patterns than there are; one that comes later is always tried. */
const MOST = 512;
const ALWAYS = -1;
const numbers = new Map<RegExp, number>();
let count = 0;

/** Letters read one after another from a place in a word, and the patterns that need the piece which ends there. */
type Node = {
  readonly next: Map<number, Node>;
  readonly whole: number[];
  readonly beginning: number[];
  readonly inside: number[];
};
const node = (): Node => ({ next: new Map(), whole: [], beginning: [], inside: [] });
const root = node();

/** Per word, the numbers of the patterns that it may serve. */
const words = new WordTable<readonly number[]>(65_536);

function enter({ text, starts, ends }: Piece, number: number): void {
  let at = root;
  for (let k = 0; k < text.length; k++) {
    const code = codeAt(text, k);
    const next = at.next.get(code) ?? node();
    at.next.set(code, next);
    at = next;
  }
  at[starts ? (ends ? 'whole' : 'beginning') : 'inside'].push(number);
}

/** A pattern asked less often is not worth reading; those that are wait for others, since all words are then told anew. */
const [ASKED_ENOUGH, AT_ONCE] = [100, 24];
const waiting: RegExp[] = [];

function readWaiting(): void {
  for (const pattern of waiting.splice(0)) {
    const pieces = count < MOST ? piecesNeeded(pattern) : null;
    if (pieces === null) continue;
    for (const piece of pieces) enter(piece, count);
    numbers.set(pattern, count++);
  }
  words.clear();
  for (const kept of latest) kept.text = null;
}

/** The number of a pattern; until it has one, how often it may still be asked, as a number below. */
function numberOf(pattern: RegExp): number {
  const known = numbers.get(pattern) ?? ALWAYS - ASKED_ENOUGH;
  if (known >= ALWAYS) return known;
  numbers.set(pattern, known + 1);
  if (known + 1 === ALWAYS && waiting.push(pattern) >= AT_ONCE) readWaiting();
  return ALWAYS;
}

function servedBy(word: string): readonly number[] {
  const { length } = word;
  const served: number[] = [];
  for (let from = 0; from < length; from++) {
    let at: Node | undefined = root;
    for (let k = from; k < length; k++) {
      at = at.next.get(codeAt(word, k));
      if (at === undefined) break;
      served.push(...at.inside);
      if (from === 0) served.push(...at.beginning);
      if (from === 0 && k === length - 1) served.push(...at.whole);
    }
  }
  return [...new Set(served)];
}

/** The texts asked about last, by their length: a name is judged by many patterns on the same few words. */
type Kept = { text: string | null; bits: Int32Array };
const latest: Kept[] = Array.from({ length: 64 }, () => ({ text: null, bits: new Int32Array(MOST / 32) }));

/** What is said of one name is never as long. */
const LONGEST_TEXT = 2_000;

const inWord = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);

/** One bit a pattern: whether a word of the text may serve it. */
function bitsOf(text: string): Int32Array {
  const { length } = text;
  const kept = latest[length & 63] as Kept;
  const { bits } = kept;
  if (kept.text === text) return bits;
  kept.text = text;
  bits.fill(0);
  for (let from = 0; from < length; from++) {
    let to = from;
    let hash = NO_LETTERS;
    for (let code = codeAt(text, from); inWord(code); code = to < length ? codeAt(text, to) : 0) {
      hash = hashed(hash, code);
      to++;
    }
    if (to === from) continue;
    const served = words.known(hash, text, from, to, servedBy);
    for (let k = 0; k < served.length; k++) {
      const n = served[k] as number;
      bits[n >> 5] = (bits[n >> 5] as number) | (1 << (n & 31));
    }
    from = to;
  }
  return bits;
}

/** False when the pattern matches nowhere in the text, seen from its words. */
export function mayHold(pattern: RegExp, text: string): boolean {
  const n = numberOf(pattern);
  return (
    n === ALWAYS || text.length > LONGEST_TEXT || ((bitsOf(text)[n >> 5] as number) & (1 << (n & 31))) !== 0
  );
}

/** What `pattern.test(text)` tells. */
export const holds = (pattern: RegExp, text: string): boolean => mayHold(pattern, text) && pattern.test(text);

/** What `pattern.exec(text)` finds. */
export const find = (pattern: RegExp, text: string): RegExpExecArray | null =>
  mayHold(pattern, text) ? pattern.exec(text) : null;

/** What `text.matchAll(pattern)` gives. */
export const findAll = (pattern: RegExp, text: string): RegExpExecArray[] =>
  mayHold(pattern, text) ? [...text.matchAll(pattern)] : [];

/** What `text.replaceAll(pattern, by)` gives. */
export const replaced = (pattern: RegExp, text: string, by: string): string =>
  mayHold(pattern, text) ? text.replaceAll(pattern, by) : text;
