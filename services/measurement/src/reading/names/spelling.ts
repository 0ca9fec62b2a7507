import type { Token } from '../document/types.ts';
import { distance, tolerance } from './distance.ts';
import { singular } from './forms.ts';

/** Pairs that French spells both ways. */
const TWINS: Record<string, string> = {
  clef: 'cle',
  clefs: 'cle',
  and: 'et',
  st: 'saint',
  ste: 'sainte',
  dr: 'docteur',
  mr: 'monsieur',
  mme: 'madame',
};

const plainest = (word: string) => TWINS[word] ?? singular(word);

/** Steps from letters to sound, in this order: written as one hears it, a name keeps its sound. */
const SOUNDS: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/(?<!c)h/g, ''],
  [/qu?|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/gu(?=[eiy])/g, 'g'],
  [/y/g, 'i'],
  [/e?au/g, 'o'],
  [/[ae]in/g, 'in'],
  [/em(?=[bp])|en(?=[bcdfgklpqstvz])/g, 'an'],
  [/am(?=[bp])/g, 'an'],
  [/z/g, 's'],
  [/(.)\1/g, '$1'],
  [/(?:er|et|ai|ait|ee)$/, 'e'],
  [/(?<=..)[dtsxp]$/, ''],
  [/(?<=...)e$/, ''],
];

const kept = new Map<string, string>();

/** How a French word sounds, near enough to compare two spellings of a name; the words met last are kept. */
export function soundOf(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const sound = SOUNDS.reduce((said, [letters, as]) => said.replace(letters, as), word);
  if (kept.size >= 20_000) kept.clear();
  kept.set(word, sound);
  return sound;
}

/** Letters by which a word of the answer differs from a word of a name: 0 the same, 1 or 2 misspelt, null another word. */
export function misspelt(token: Token, word: string): number | null {
  const { fold } = token;
  if (fold === word) return 0;
  if (fold[0] !== word[0]) return null;
  if (plainest(fold) === plainest(word)) return 0;
  if (token.capital && word.length > 4 && soundOf(fold) === soundOf(word)) return token.common ? null : 1;
  const limit = token.capital ? tolerance(Math.max(fold.length, word.length)) : 0;
  if (
    limit === 0 ||
    Math.min(fold.length, word.length) < 5 ||
    Math.abs(fold.length - word.length) > limit ||
    /\d/u.test(fold + word)
  )
    return null;
  // One wrong letter leaves the beginning or the end of the word as it is.
  if (limit === 1 && !fold.startsWith(word.slice(0, 2)) && !fold.endsWith(word.slice(-2))) return null;
  const letters = distance(fold, word, limit);
  // A word of the dictionary is that word, not another one misspelt.
  return letters > limit || token.common ? null : letters;
}

/** What may stand between two words of one name: spaces, hyphens, apostrophes, emoji, a dot inside an acronym. */
const SPLIT = /[,;:()!?…"«»“”|/\n[\]=→>·•]|\.\s|\s[–—-]\s|—|\s–|–\s/u;

export const sameName = (gap: string): boolean => !SPLIT.test(gap);
