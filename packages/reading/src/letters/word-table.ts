import { codeAt } from './code-at.ts';

/** Places looked at for one word before the first of them is given up for it. */
const TRIES = 8;

/** The hash of no letters, and that of some letters with one more. */
export const NO_LETTERS = 7;
export const hashed = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

/** Values of the words met last, found by their letters where they stand in a text, without cutting them out of it. */
export class WordTable<T> {
  private readonly words: string[];
  private readonly values: (T | undefined)[];
  private readonly hashes: Int32Array;
  private readonly last: number;

  /** `size` is a power of two. */
  constructor(size: number) {
    this.words = new Array<string>(size).fill('');
    this.values = new Array<T | undefined>(size).fill(undefined);
    this.hashes = new Int32Array(size);
    this.last = size - 1;
  }

  /** The value of the word from `from` to `to`, made when it is not kept. */
  at(text: string, from: number, to: number, make: (word: string) => T): T {
    let hash = NO_LETTERS;
    for (let k = from; k < to; k++) hash = hashed(hash, codeAt(text, k));
    return this.known(hash, text, from, to, make);
  }

  /** The same, by the hash of its letters. */
  known(hash: number, text: string, from: number, to: number, make: (word: string) => T): T {
    const home = (hash ^ (hash >>> 15)) & this.last;
    let free = home;
    for (let n = 0; n < TRIES; n++) {
      const slot = (home + n) & this.last;
      const value = this.values[slot];
      if (value === undefined) {
        free = slot;
        break;
      }
      if (this.hashes[slot] === hash && same(this.words[slot] ?? '', text, from, to)) return value;
    }
    const word = text.slice(from, to);
    const made = make(word);
    this.words[free] = word;
    this.values[free] = made;
    this.hashes[free] = hash;
    return made;
  }

  clear(): void {
    this.values.fill(undefined);
  }
}

function same(word: string, text: string, from: number, to: number): boolean {
  const { length } = word;
  if (length !== to - from) return false;
  for (let k = 0; k < length; k++) if (codeAt(word, k) !== codeAt(text, from + k)) return false;
  return true;
}
