import type { Token } from '../document/types.ts';
import { distance, tolerance } from './distance.ts';
import { singular } from './forms.ts';

/** Pairs that French spells both ways. */
const TWINS: Record<string, string> = { clef: 'cle', clefs: 'cle', evenement: 'evenement', and: 'et' };

const plainest = (word: string) => TWINS[word] ?? singular(word);

/** Letters by which a word of the answer differs from a word of a name: 0 the same, 1 or 2 misspelt, null another word. */
export function misspelt(token: Token, word: string): number | null {
  const { fold } = token;
  if (fold === word) return 0;
  if (fold[0] !== word[0]) return null;
  if (plainest(fold) === plainest(word)) return 0;
  const limit = token.capital ? tolerance(Math.min(fold.length, word.length)) : 0;
  if (limit === 0 || Math.abs(fold.length - word.length) > limit || /\d/u.test(fold + word)) return null;
  // One wrong letter leaves the beginning or the end of the word as it is.
  if (limit === 1 && !fold.startsWith(word.slice(0, 2)) && !fold.endsWith(word.slice(-2))) return null;
  const letters = distance(fold, word, limit);
  // A word of the dictionary is that word, not another one misspelt.
  return letters > limit || token.common ? null : letters;
}

/** What may stand between two words of one name: spaces, hyphens, apostrophes, emoji, a dot inside an acronym. */
const SPLIT = /[,;:()!?…"«»“”|/\n[\]=→>·•]|\.\s|\s[–—-]\s|—|–/u;

export const sameName = (gap: string): boolean => !SPLIT.test(gap);
