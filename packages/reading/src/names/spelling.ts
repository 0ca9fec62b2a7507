import type { Token } from '../document/types.ts';
import { singular } from './name-parts.ts';

/** Steps from letters to sound, in this order: written as one hears it, a name keeps its sound. */
const SOUNDS: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/(?<!c)h/g, ''],
  [/qu?|ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/gu(?=[eiy])/g, 'g'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/e?au/g, 'o'],
  [/[ae]in/g, 'in'],
  [/[ae]m(?=[bp])|en(?=[bcdfgklpqstvz])/g, 'an'],
  [/z/g, 's'],
  [/(.)\1/g, '$1'],
  [/(?:er|et|ai|ait|ee)$/, 'e'],
  [/(?<=..)[dtsxp]$/, ''],
  [/(?<=...)e$/, ''],
];

const kept = new Map<string, string>();

/** How a French word sounds, near enough to compare two spellings of a name; the words met last are kept. */
function soundOf(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const sound = SOUNDS.reduce((spelled, [letters, as]) => spelled.replace(letters, as), word);
  if (kept.size >= 20_000) kept.clear();
  kept.set(word, sound);
  return sound;
}

/** Damerau–Levenshtein distance, `limit + 1` as soon as it is passed. */
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}

/** How many wrong letters still spell the same name: none under five letters, two from nine. */
const tolerance = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** Pairs that French spells both ways, or English on the two sides of the ocean. */
const TWINS = new Map(
  'clef cle,clefs cle,and et,st saint,ste sainte,dr docteur,mr monsieur,mme madame,ti ty,center centre,theater theatre'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

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
  const limit = token.capital ? tolerance(Math.min(fold.length, word.length)) : 0;
  if (limit === 0 || /\d/u.test(fold + word)) return null;
  // One wrong letter leaves the beginning or the end of the word as it is.
  if (limit === 1 && !fold.startsWith(word.slice(0, 2)) && !fold.endsWith(word.slice(-2))) return null;
  const letters = distance(fold, word, 2);
  // A word of the dictionary is that word, not another one misspelt.
  if (letters === 2 && limit === 1 && word.length > 6 && distance(soundOf(fold), soundOf(word), 1) < 2)
    return token.common ? null : 2;
  return letters > limit || token.common ? null : letters;
}

/** What may stand between two words of one name: spaces, hyphens, apostrophes, emoji, a dot inside an acronym. */
const SPLIT = /[,;:()!?…"«»“”|/\n[\]=→>·•]|\.\s|\s[–—-]\s|—|\s–|–\s/u;

export const sameName = (gap: string): boolean =>
  gap === ' ' || gap === '’' || gap === '-' || !SPLIT.test(gap);
