import { readFileSync } from 'node:fs';

/** Lexicons are folded (lower case, no accents). Spaces separate words; commas and line ends separate phrases. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

export const phrases = (text: string): string[] =>
  text
    .split(/[,\n]/u)
    .map((p) => p.trim().replaceAll(/\s+/gu, ' '))
    .filter((p) => p !== '');

/** The text of a list in `words/`: one entry a line, with empty lines between subjects. */
export const textOf = (name: string) => readFileSync(new URL(`./words/${name}.txt`, import.meta.url), 'utf8');
export const wordsOf = (name: string) => words(textOf(name));
export const phrasesOf = (name: string) => phrases(textOf(name));
