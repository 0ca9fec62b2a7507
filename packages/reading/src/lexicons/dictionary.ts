import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import englishWords from 'word-list';
import { holds, type Sorted } from './sorted.ts';

const [COMMA, NEWLINE] = [0x2c, 0x0a];

let french: Sorted | undefined;
let english: Sorted | undefined;

/** The file is one line, `["a","à","abaissa"…]`, sorted; `"` sorts before every letter, so that words keep their order. */
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

/** True for an English word (274,000 of the package word-list); its file is read by the first answer in English. */
export function isEnglishWord(word: string): boolean {
  english ??= { bytes: readFileSync(englishWords), between: NEWLINE };
  return holds(english, word.toLowerCase());
}
