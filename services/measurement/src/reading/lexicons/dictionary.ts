import { createRequire } from 'node:module';

let entries: ReadonlySet<string> | undefined;

/**
 * True for an inflected word of French (336,000 forms of the package an-array-of-french-words, proper nouns excluded).
 * Loaded at the first question, about a third of a second.
 */
export function isFrenchWord(word: string): boolean {
  entries ??= new Set(createRequire(import.meta.url)('an-array-of-french-words') as string[]);
  return entries.has(word.toLowerCase().normalize('NFC'));
}
