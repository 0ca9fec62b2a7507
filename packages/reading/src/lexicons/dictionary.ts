import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import englishWords from 'word-list';

let french: ReadonlySet<string> | undefined;
let english: ReadonlySet<string> | undefined;

const frenchWords = (): string[] =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('an-array-of-french-words'), 'utf8'));

/** True for an inflected word of French (336,000 forms of the package an-array-of-french-words, proper nouns excluded). */
export function isFrenchWord(word: string): boolean {
  french ??= new Set(frenchWords());
  return french.has(word.toLowerCase().normalize('NFC'));
}

/** True for an English word (274,000 of the package word-list); the first English answer loads the file. */
export function isEnglishWord(word: string): boolean {
  english ??= new Set(readFileSync(englishWords, 'utf8').split('\n'));
  return english.has(word.toLowerCase());
}
