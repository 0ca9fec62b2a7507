import type { Token, Unit } from '../document/types.ts';
import { ARTICLES, CALENDAR, LINKS, OPENERS } from '../lexicons/grammar.ts';
import { words } from '../lexicons/list.ts';
import { CITIES, LANDMARKS, STREETS, STRICT_STREETS } from '../lexicons/places.ts';
import { PROVIDER_VERBS } from '../lexicons/verbs.ts';
import { sameName } from '../names/spelling.ts';
import { gluedTail, hyphened, isCapital, isCommon, startsWithDigit } from './likeness.ts';
import { lowerEnd, NAME_ARTICLES } from './lower-end.ts';

/** A run of capitalised words in prose: tokens i to j (excluded). */
export type NameSpan = { i: number; j: number };

/** Links that begin a circumstance rather than continue a name, unless the name is set apart. */
const CIRCUMSTANCE = words('a au aux en dans sur par pour chez in at on sans');

const POSSESSIVES = new Set(['mon', 'ma', 'mes', 'my', 'notre', 'nos']);

/** Words of the longest name read in running text. */
const LONGEST = 12;

const glued = (gap: string) => /^['’‘`´-]$/u.test(gap);

/** A provider's verb follows at once the run that begins at token i: "Au Vieux Campeur livre". */
function subject(tokens: readonly Token[], i: number): boolean {
  const verb = tokens[extend(tokens, i)];
  return (
    verb !== undefined &&
    sameName(verb.gap) &&
    !verb.capital &&
    PROVIDER_VERBS.has(verb.fold) &&
    verb.fold.length > 3
  );
}

/** "Au Pain Perdu, entre…": capitals that no place explains, all words of the language. */
function signOfWords(tokens: readonly Token[], i: number): boolean {
  const end = extend(tokens, i);
  const own = tokens.slice(i + 1, end).filter((t) => isCapital(t));
  return (
    own.length > 1 &&
    /^\s*[,(:–]/u.test(tokens[end]?.gap ?? '') &&
    own.every(
      (t) =>
        isCommon(t) &&
        !CITIES.has(t.fold) &&
        !STREETS.has(t.fold) &&
        !LANDMARKS.has(t.fold) &&
        !CALENDAR.has(t.fold),
    )
  );
}

/** An address or a kind follows between commas: "Brindille, rue Pasteur,". */
function addressed(tokens: readonly Token[], k: number): boolean {
  const next = tokens[k];
  if (next === undefined || !/^\s*[,(]\s*$/u.test(next.gap)) return false;
  return (
    STRICT_STREETS.has(next.fold) ||
    /^(?:place|cours|un|une|dont)$/u.test(next.fold) ||
    (next.gap.includes('(') && next.capital)
  );
}

/** True when token i may open a name: a capital that the beginning of a sentence does not explain. */
function opens(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token === undefined || !isCapital(token) || CALENDAR.has(token.fold)) return false;
  const next = tokens[i + 1];
  const followed = next !== undefined && sameName(next.gap) && (isCapital(next) || startsWithDigit(next.raw));
  if (token.fold === 'chez') return followed || ARTICLES.has(next?.fold ?? '');
  // "A Casa Serena", "U Caffè": the article of another language, where French writes its preposition in lower case.
  if (token.fold === 'a' && token.raw === 'A') return followed && (!token.opening || subject(tokens, i));
  if (token.fold === 'au' || token.fold === 'aux')
    return followed && (!token.opening || subject(tokens, i) || signOfWords(tokens, i));
  if (ARTICLES.has(token.fold))
    return NAME_ARTICLES.has(token.fold) && followed && !CALENDAR.has(next?.fold ?? '');
  if (POSSESSIVES.has(token.fold)) return followed;
  if (!token.opening) return !OPENERS.has(token.fold) || followed || linkedCapital(tokens, i + 1, false) > 0;
  if ((OPENERS.has(token.fold) && !hyphened(next)) || /(?:ez|ons|[a-z]{3}ment)$/u.test(token.fold))
    return false;
  return (
    !isCommon(token) ||
    followed ||
    linkedCapital(tokens, i + 1, false) > 0 ||
    next?.raw === '&' ||
    addressed(tokens, i + 1)
  );
}

/** "L'Os à Moelle", "Vague à l'Âme": the place of a town is never a word of the language. */
function completesName(tokens: readonly Token[], k: number): boolean {
  if (!/^(?:a|au|aux|en|sur|sous|pour|sans)$/u.test(tokens[k]?.fold ?? '')) return false;
  const next = tokens[k + 1];
  const noun = next !== undefined && /^(?:l|la|les)$/u.test(next.fold) ? tokens[k + 2] : next;
  return noun !== undefined && isCapital(noun) && noun.common && !CITIES.has(noun.fold);
}

/** How many tokens from k on are links that lead to a capital of the same name; 0 when none. */
function linkedCapital(tokens: readonly Token[], k: number, wide: boolean): number {
  for (let n = 0; n < 4; n++) {
    const token = tokens[k + n];
    if (token === undefined || !sameName(token.gap)) return 0;
    if (n > 0 && isCapital(token)) return n + 1;
    if (!LINKS.has(token.fold) || (isCapital(token) && n === 0 && token.fold.length > 3)) return 0;
    if (!wide && CIRCUMSTANCE.has(token.fold) && !completesName(tokens, k + n)) return 0;
  }
  return 0;
}

/** "Odile et Marcel", "Sève & Sarment": joins when one word stands on each side, or with &. */
function joins(tokens: readonly Token[], start: number, k: number): boolean {
  const next = tokens[k + 1];
  if (tokens[k]?.fold !== 'et' && tokens[k]?.fold !== 'and') return false;
  if (next === undefined || !sameName(tokens[k]?.gap ?? '') || !sameName(next.gap) || !isCapital(next))
    return false;
  if (tokens[k]?.raw === '&' || tokens[k]?.raw === '+') return true;
  const own = tokens.slice(start, k).filter((t) => !ARTICLES.has(t.fold) && t.fold !== 'chez');
  const after = tokens[k + 2];
  if (
    own.length === 1 &&
    /^(?:un|une|les|la|le)$/u.test(next.fold) &&
    after !== undefined &&
    sameName(after.gap) &&
    isCapital(after)
  )
    return true;
  const lone = after === undefined || !sameName(after.gap) || !isCapital(after);
  return own.length === 1 && lone && !ARTICLES.has(next.fold);
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
      j += 2;
      continue;
    }
    if (
      glued(token.gap) &&
      token.gap !== '-' &&
      (token.fold === 'hui' ||
        (token.fold.length < 3 && !token.common) ||
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
    let j = lowerEnd(unit.tokens, i, extend(unit.tokens, i));
    const known = taken.subarray(i, j).indexOf(1);
    if (known >= 0) j = i + known;
    while (j > i + 1 && LINKS.has(unit.tokens[j - 1]?.fold ?? '') && !isCapital(unit.tokens[j - 1] as Token))
      j--;
    const letters = unit.tokens.slice(i, j).reduce((n, t) => n + t.fold.length, 0);
    const initials = unit.tokens.slice(i, j).every((t) => t.fold.length < 2);
    if (
      j > i &&
      letters > 1 &&
      !initials &&
      !(j === i + 1 && unit.tokens[i]?.fold === 'chez') &&
      !(j === i + 1 && ARTICLES.has(unit.tokens[i]?.fold ?? ''))
    )
      spans.push({ i, j });
    i = j - 1;
  }
  return spans;
}
