import type { Around, Candidate } from '../candidates/types.ts';
import type { Collected } from '../collect.ts';
import { sentenceStart } from '../document/plain.ts';
import type { Found } from '../found.ts';
import { recommends } from '../lexicons/verbs.ts';
import { rankInWords } from '../order/rank.ts';
import type { Verdict } from './verdict.ts';
import { kindBefore } from './weigh.ts';

const JOINS =
  /^\s*(?:, par exemple)?\s*(?:,|,? ?(?:et|ou|puis|and|or))\s*(?:(?:de|du|d['’]|chez|at|with|to|from)\s*)?(?:(?:le|la|les|l['’]|the)\s*)?$/iu;

/** The last business counted before, in the same sentence. */
export function counted(c: Candidate, found: readonly Found[]): Found | undefined {
  const start = sentenceStart(c.unit.tokens, c.i);
  const last = found.at(-1);
  return last === undefined || last.c.unit !== c.unit
    ? undefined
    : found
        .slice(-12)
        .findLast((f) => f.verdict.counted && f.c.unit === c.unit && f.c.j <= c.i && f.c.i >= start);
}

/** The name is coordinated with one already taken in the same sentence: "tentez X (ville) ou Y". */
export function follows(c: Candidate, before: Found | undefined): number {
  if (before === undefined) return 0;
  const from = c.unit.tokens[before.c.j - 1]?.to ?? 0;
  const between = c.unit.text.slice(from, c.unit.tokens[c.i]?.from ?? 0).replace(/^\s*\([^()]{0,60}\)/u, '');
  if (!JOINS.test(between)) return 0;
  return /(?:et|ou|and|or)\s/iu.test(between) ? 2.5 : 1.5;
}

/** "Somfy ou Came": coordinated with a name just taken for a make, a platform or a body, it is one too. */
export function sharesFate(c: Candidate, found: readonly Found[]): Verdict | null {
  const last = found.at(-1);
  if (c.form !== null || c.head || last === undefined || last.c.unit !== c.unit || last.verdict.counted)
    return null;
  if (!/^(?:marque ou label|plateforme|organisme public)$/u.test(last.verdict.reason)) return null;
  return follows(c, last) > 0 ? last.verdict : null;
}

/** A business is counted earlier in the same paragraph. */
export const earlierInUnit = (c: Candidate, found: readonly Found[]): boolean =>
  found.slice(-12).some((f) => f.c.unit === c.unit && f.verdict.counted);

const COMPLEMENT = /(?:^|\s)(?:de|du|des|d|avec|par|pour|of|with|by|for)(?: (?:la|le|les|l|the))? $/u;

/** "Picard Serrures, agence [Rive Gauche]", "(boutique du [Port])": one of the places of the house just named. */
const BRANCH_OF =
  /^ ?[,(–] ?(?:l )?(?:agence|antenne|boutique|magasin|succursale|bureau|point de vente|showroom|depot|etablissement)(?: (?:de|du|d|des))?(?: (?:la|le|les|l))? $/u;
export const branchOf = (c: Candidate, before: Found | undefined): boolean =>
  c.form === null &&
  before !== undefined &&
  BRANCH_OF.test(
    c.plain.text.slice(
      (c.plain.at[before.c.j - 1] ?? 0) + (c.unit.tokens[before.c.j - 1]?.fold.length ?? 0),
      c.plain.at[c.i] ?? 0,
    ),
  );

/** "X arrive en tête, suivi de [Y]": the next of an order. */
const FOLLOWED =
  /(?:^|\s)(?:suivie?s?|talonnee?s?|devancee?s?|precedee?s?)(?: [a-z]+){0,3} (?:de|du|des|d|par)(?: (?:le|la|les|l))? $/u;

/** A name that only completes what is said of another business: "X, qui lave le linge de [Y]" (R2e). */
export function completes(c: Candidate, a: Around, before: Found | undefined): boolean {
  return (
    !c.head &&
    before !== undefined &&
    before.c.form !== c.form &&
    COMPLEMENT.test(a.tail) &&
    !FOLLOWED.test(a.tail) &&
    rankInWords(c, a) === null &&
    !(c.form === null && kindBefore(a.tail) > 0) &&
    !recommends(a.tail) &&
    follows(c, before) === 0
  );
}

/** The first number of an ascending list that is at least `from`. */
export function firstFrom(sorted: readonly number[], from: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return sorted[low] ?? Number.POSITIVE_INFINITY;
}

/** First token of the next known name of the unit. */
export function nextKnown(c: Candidate, all: Collected): number {
  return firstFrom(all.knownStarts[c.unit.index] ?? [], c.j);
}
