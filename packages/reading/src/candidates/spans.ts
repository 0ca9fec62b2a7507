import type { Token, Unit } from '../document/types.ts';
import { ARTICLES, CALENDAR, LINKS, OPENERS } from '../lexicons/grammar.ts';
import { sameName } from '../names/spelling.ts';
import { joins } from './joined.ts';
import { gluedTail, hyphened, isCapital, isCommon, startsWithDigit } from './likeness.ts';
import { linkedCapital, NAME_ARTICLES } from './links.ts';
import { firstTaken } from './taken.ts';

/** A run of capitalised words in prose: tokens i to j (excluded). */
export type NameSpan = { i: number; j: number };

const POSSESSIVES = new Set(['mon', 'ma', 'mes', 'my', 'notre', 'nos']);

/** Words of the longest name read in running text. */
const LONGEST = 12;

const glued = (gap: string) => /^['’‘`´-]$/u.test(gap);

/** True when token i may open a name: a capital that the beginning of a sentence does not explain. */
function opens(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token === undefined || !isCapital(token) || CALENDAR.has(token.fold)) return false;
  const next = tokens[i + 1];
  const followed = next !== undefined && sameName(next.gap) && (isCapital(next) || startsWithDigit(next.raw));
  if (token.fold === 'chez') return followed || ARTICLES.has(next?.fold ?? '');
  // "A Casa Serena", "U Caffè": the article of another language, where French writes its preposition in lower case.
  if (token.fold === 'a' && token.raw === 'A') return followed && !token.opening;
  if (token.fold === 'au' || token.fold === 'aux') return followed;
  if (ARTICLES.has(token.fold))
    return NAME_ARTICLES.has(token.fold) && followed && !CALENDAR.has(next?.fold ?? '');
  if (POSSESSIVES.has(token.fold)) return followed;
  if (!token.opening) return !OPENERS.has(token.fold) || followed || linkedCapital(tokens, i + 1, false) > 0;
  if ((OPENERS.has(token.fold) && !hyphened(next)) || /(?:ez|ons|[a-z]{3}ment)$/u.test(token.fold))
    return false;
  return !isCommon(token) || followed || linkedCapital(tokens, i + 1, false) > 0 || next?.raw === '&';
}

/** Extends a name from token i as far as its capitals reach. */
export function extend(tokens: readonly Token[], i: number): number {
  let j = i + 1;
  while (j < tokens.length && j - i < LONGEST) {
    const token = tokens[j];
    if (
      token === undefined ||
      !sameName(token.gap) ||
      (token.opening && !ARTICLES.has(tokens[j - 1]?.fold ?? ''))
    )
      break;
    if (isCapital(token) || startsWithDigit(token.raw) || (glued(token.gap) && token.gap === '-')) {
      if (token.fold === 'et' && !joins(tokens, i, j)) break;
      j++;
      continue;
    }
    if (token.fold === 'et' || token.fold === 'and') {
      if (!joins(tokens, i, j)) break;
      j += NAME_ARTICLES.has(tokens[j + 1]?.fold ?? '') && !tokens[j + 1]?.capital ? 3 : 2;
      continue;
    }
    if (
      glued(token.gap) &&
      token.gap !== '-' &&
      (token.fold === 'hui' ||
        (token.fold.length < 3 && !token.common) ||
        (token.fold.startsWith('h') && tokens[j - 1]?.fold === 'c') ||
        gluedTail(token, tokens[j - 1]) ||
        /^[bfghkpvwxz]$/u.test(tokens[j - 1]?.fold ?? ''))
    ) {
      j++;
      continue;
    }
    const links = linkedCapital(tokens, j, false);
    if (links === 0) break;
    j += links;
  }
  return j;
}

/** Runs of capitalised words of a unit that no known name covers. */
export function capitalSpans(unit: Unit, taken: Uint8Array): NameSpan[] {
  const spans: NameSpan[] = [];
  for (let i = 0; i < unit.tokens.length; i++) {
    if (taken[i] === 1 || !opens(unit.tokens, i)) continue;
    let j = extend(unit.tokens, i);
    const known = firstTaken(taken, i, j);
    if (known >= 0) j = known;
    while (j > i + 1 && LINKS.has(unit.tokens[j - 1]?.fold ?? '') && !isCapital(unit.tokens[j - 1] as Token))
      j--;
    const initials = unit.tokens.slice(i, j).every((t) => t.fold.length < 2);
    if (
      !initials &&
      !(j === i + 1 && unit.tokens[i]?.fold === 'chez') &&
      !(j === i + 1 && ARTICLES.has(unit.tokens[i]?.fold ?? ''))
    )
      spans.push({ i, j });
    i = j - 1;
  }
  return spans;
}
