import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import englishWords from 'word-list';

/** The bytes of a file of sorted words, searched in place: a set of 300,000 strings takes 100 MB to build. */
type Sorted = { bytes: Buffer; between: number };

/** True when the list has the word, by binary search. */
function holds({ bytes, between }: Sorted, text: string): boolean {
  const word = Buffer.from(text);
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === 0 ? 0 : bytes.lastIndexOf(between, middle - 1) + 1;
    const next = bytes.indexOf(between, middle);
    const end = next < 0 ? bytes.length : next;
    const order = bytes.compare(word, 0, word.length, start, end);
    if (order === 0) return true;
    if (order < 0) low = end + 1;
    else high = start;
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
  return holds(french, `"${word.toLowerCase().normalize('NFC')}"`);
}

/** True for an English word (274,000 of the package word-list, but for two that are out of order there). */
export function isEnglishWord(word: string): boolean {
  english ??= { bytes: readFileSync(englishWords), between: NEWLINE };
  return holds(english, word.toLowerCase());
}
