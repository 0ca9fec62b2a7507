import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import englishWords from 'word-list';

let french: ReadonlySet<string> | undefined;
let english: ReadonlySet<string> | undefined;

/**
 * True for an inflected word of French (336,000 forms of the package an-array-of-french-words, proper nouns excluded).
 * Loaded at the first question, about a third of a second.
 */
export function isFrenchWord(word: string): boolean {
  french ??= new Set(createRequire(import.meta.url)('an-array-of-french-words') as string[]);
  const lower = word.toLowerCase();
  return french.has(lower) || (/[\u0300-\u036f]/.test(lower) && french.has(lower.normalize('NFC')));
}

/** True for an English word (275,000 of the package word-list); loaded by the first answer written in English. */
export function isEnglishWord(word: string): boolean {
  english ??= new Set(readFileSync(englishWords, 'utf8').split('\n'));
  return english.has(word.toLowerCase());
}
