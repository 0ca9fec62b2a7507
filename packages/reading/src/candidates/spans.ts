import type { Token, Unit } from '../document/types.ts';
import { ARTICLES, CALENDAR, LINKS, OPENERS } from '../lexicons/grammar.ts';
import { words } from '../lexicons/list.ts';
import { sameName } from '../names/spelling.ts';
import { isCapital, startsWithDigit } from './likeness.ts';
import { looksLikeVerb } from './verbs.ts';

/** A run of capitalised words in prose: tokens i to j (excluded). */
type NameSpan = { i: number; j: number };

/** Tokens of the longest name read in running text. */
const LONGEST = 12;
/** Articles that begin a business name: "Le Bœuf qui Rit". */
const NAME_ARTICLES = words('le la les l the mon ma mes notre nos my chez');
/** Words that end a firm name after "et": "Marcoz et Neveu". */
const FAMILY = words(
  'fils fille filles frere freres soeur soeurs pere neveu neveux cie compagnie co associes sons bros',
);
/** Link words that begin an adverbial phrase rather than continue a name. */
const CIRCUMSTANCE = words('a au aux en dans sur par pour chez in at on sans et and');

/** "Odile et Marcel", "Sève & Sarment", "Thouvenin et fils": one name; not "Coop et Migros vendent". */
function joins(tokens: readonly Token[], start: number, k: number): boolean {
  const [and, next, after] = [tokens[k], tokens[k + 1], tokens[k + 2]];
  if (and === undefined || next === undefined || !sameName(and.gap) || !sameName(next.gap)) return false;
  if (FAMILY.has(next.fold)) return true;
  if (!isCapital(next) || ARTICLES.has(next.fold)) return false;
  if (and.raw === '&' || and.raw === '+') return true;
  const own = tokens.slice(start, k).filter((t) => !ARTICLES.has(t.fold));
  if (own.length !== 1 || after === undefined || !sameName(after.gap)) return own.length === 1;
  return !isCapital(after) && !(after.fold.endsWith('nt') && looksLikeVerb(after));
}

/** Number of tokens from k up to the capital that small words lead to ("de la Mer": 3); 0 when there is none. */
function linked(tokens: readonly Token[], k: number): number {
  for (let n = 0; n < 4; n++) {
    const token = tokens[k + n];
    if (token === undefined || !sameName(token.gap)) return 0;
    if (n > 0 && isCapital(token)) return n + 1;
    if (!LINKS.has(token.fold) || CIRCUMSTANCE.has(token.fold)) return 0;
  }
  return 0;
}

/** The end (excluded) of the name that begins at token i: capitals, numbers and the small words between them. */
export function extend(tokens: readonly Token[], i: number): number {
  let j = i + 1;
  while (j < tokens.length && j - i < LONGEST) {
    const token = tokens[j];
    if (token === undefined || !sameName(token.gap)) break;
    if (token.opening && !ARTICLES.has(tokens[j - 1]?.fold ?? '')) break;
    const and = token.fold === 'et' || token.fold === 'and';
    const glued = token.gap === '-' || (/^['’]$/u.test(token.gap) && token.fold.length < 3 && !token.common);
    const goesOn = isCapital(token) || startsWithDigit(token.raw) || glued;
    const more = and ? (joins(tokens, i, j) ? 2 : 0) : goesOn ? 1 : linked(tokens, j);
    if (more === 0) break;
    j += more;
  }
  return j;
}

/** True when token i may begin a name: its capital is not due to the start of a sentence. */
function opens(tokens: readonly Token[], i: number): boolean {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token === undefined || !isCapital(token) || CALENDAR.has(token.fold)) return false;
  const followed = next !== undefined && sameName(next.gap) && (isCapital(next) || startsWithDigit(next.raw));
  if (ARTICLES.has(token.fold) || NAME_ARTICLES.has(token.fold))
    return followed && (NAME_ARTICLES.has(token.fold) || !token.opening);
  if (!token.opening) return !OPENERS.has(token.fold) || followed || linked(tokens, i + 1) > 0;
  if (OPENERS.has(token.fold) || /(?:ez|ons|[a-z]{3}ment)$/u.test(token.fold)) return false;
  return !token.common || followed || linked(tokens, i + 1) > 0;
}

/** Runs of capitalised words that no other name in the unit covers. */
export function capitalSpans({ tokens }: Unit, taken: Uint8Array): NameSpan[] {
  const spans: NameSpan[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (taken[i] === 1 || !opens(tokens, i)) continue;
    let j = extend(tokens, i);
    const overlapAt = taken.subarray(i, j).indexOf(1);
    if (overlapAt >= 0) j = i + overlapAt;
    while (j > i + 1 && LINKS.has(tokens[j - 1]?.fold ?? '') && !tokens[j - 1]?.capital) j--;
    const [first] = tokens.slice(i, j);
    if (j > i + 1 || !NAME_ARTICLES.has(first?.fold ?? '')) spans.push({ i, j });
    i = j - 1;
  }
  return spans;
}
