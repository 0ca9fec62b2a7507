import { readFileSync } from 'node:fs';

/** Lexicons are written folded (lower case, no accents), separated by spaces or, for phrases, by commas and lines. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

export const phrases = (text: string): string[] =>
  text
    .split(/[,\n]/u)
    .map((p) => p.trim().replaceAll(/\s+/gu, ' '))
    .filter((p) => p !== '');

/** A long list has a file of its own, one entry a line; an empty line parts its subjects. */
export const textOf = (name: string) => readFileSync(new URL(`./words/${name}.txt`, import.meta.url), 'utf8');
export const wordsOf = (name: string) => words(textOf(name));
export const phrasesOf = (name: string) => phrases(textOf(name));
