import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import englishWords from 'word-list';

/** The bytes of a file of sorted words, searched in place: a set of 300,000 strings would be slow to build. */
type Sorted = { bytes: Buffer; between: number };

/** Compares the record at `start` with a word: negative, 0 or positive. */
function compare({ bytes, between }: Sorted, start: number, word: Buffer): number {
  for (let k = 0; ; k++) {
    const at = start + k;
    const ended = at >= bytes.length || bytes[at] === between;
    if (ended || k === word.length) return Number(!ended) - Number(k < word.length);
    const less = (bytes[at] ?? 0) - (word[k] ?? 0);
    if (less !== 0) return less;
  }
}

/** Offset of the first record not below the word, by binary search. */
function firstFrom(list: Sorted, word: Buffer): number {
  const { bytes, between } = list;
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === 0 ? 0 : bytes.lastIndexOf(between, middle - 1) + 1;
    const next = bytes.indexOf(between, middle);
    if (compare(list, start, word) < 0) low = next < 0 ? bytes.length : next + 1;
    else high = start;
  }
  return low;
}

/** True when the list has the word. Four records are read, because the English list has two words slightly out of order. */
function holds(list: Sorted, text: string): boolean {
  const { bytes, between } = list;
  const word = Buffer.from(text);
  for (let turn = 0, at = firstFrom(list, word); turn < 4 && at < bytes.length; turn++) {
    if (compare(list, at, word) === 0) return true;
    const next = bytes.indexOf(between, at);
    at = next < 0 ? bytes.length : next + 1;
  }
  return false;
}

const [COMMA, NEWLINE] = [0x2c, 0x0a];

let french: Sorted | undefined;
let english: Sorted | undefined;

/** The file is one line, `["a","à","abaissa"…]`, sorted; `"` is below every letter, so quoted words stay in order. */
function frenchList(): Sorted {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('an-array-of-french-words'));
  return { bytes: bytes.subarray(bytes.indexOf('[') + 1, bytes.lastIndexOf(']')), between: COMMA };
}

/** True for an inflected word of French (336,000 forms of the package an-array-of-french-words, proper nouns excluded). */
export function isFrenchWord(word: string): boolean {
  french ??= frenchList();
  const lower = word.toLowerCase();
  const composed = /[\u0300-\u036f]/.test(lower) ? lower.normalize('NFC') : lower;
  return holds(french, `"${composed}"`);
}

/** True for an English word (274,000 of the package word-list); the first English answer loads the file. */
export function isEnglishWord(word: string): boolean {
  english ??= { bytes: readFileSync(englishWords), between: NEWLINE };
  return holds(english, word.toLowerCase());
}
