import { singular } from '../names/forms.ts';

/** The beginning by which the forms of a word are known: "réparer", "réparation", "réparateur". */
export const stem = (word: string): string => singular(word).slice(0, 5);
export const SHORTEST = 4;

export const stemsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter((w) => w.length >= SHORTEST).map(stem));
