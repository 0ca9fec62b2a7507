import type { Token } from '../document/types.ts';
import { distance, tolerance } from './distance.ts';
import { singular } from './name-parts.ts';
import { soundOf } from './sound.ts';

/** Pairs that French spells both ways, or English on the two sides of the ocean. */
const TWINS = new Map([
  ['clef', 'cle'],
  ['clefs', 'cle'],
  ['and', 'et'],
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['dr', 'docteur'],
  ['mr', 'monsieur'],
  ['mme', 'madame'],
  ['ti', 'ty'],
  ['center', 'centre'],
  ['theater', 'theatre'],
  ['jewelry', 'jewellery'],
  ['gray', 'grey'],
]);

/** "Harbor", "Harbour". */
const plainest = (word: string) => TWINS.get(word) ?? singular(word).replace(/(?<=\w{4})our$/u, 'or');

/**
 * Letters by which a word of the answer differs from a word of a name: 0 the same, 1 or 2 misspelt, null another word.
 * Beside other words of the name a short one may sound alike too: "Compta Clik".
 */
export function misspelt(
  token: Pick<Token, 'fold' | 'capital' | 'common'>,
  word: string,
  beside = false,
): number | null {
  const { fold } = token;
  // "Michel1": the call of a note has lost its brackets.
  if (fold === word || (word.length > 3 && fold.startsWith(word) && /^\d$/u.test(fold.slice(word.length))))
    return 0;
  if (plainest(fold) === plainest(word)) return 0;
  if (token.capital && word.length > (beside ? 2 : 4) && soundOf(fold) === soundOf(word))
    return token.common ? null : 1;
  if (fold[0] !== word[0]) return null;
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
  const letters = distance(fold, word, 2);
  // A word of the dictionary is that word, not another one misspelt.
  if (letters > limit && letters < 3 && word.length > 6 && distance(soundOf(fold), soundOf(word), 1) < 2)
    return token.common ? null : 2;
  return letters > limit || token.common ? null : letters;
}

/** What may stand between two words of one name: spaces, hyphens, apostrophes, emoji, a dot inside an acronym. */
const SPLIT = /[,;:()!?…"«»“”|/\n[\]=→>·•]|\.\s|\s[–—-]\s|—|\s–|–\s/u;

export const sameName = (gap: string): boolean =>
  gap === ' ' || gap === '’' || gap === '-' || !SPLIT.test(gap);
