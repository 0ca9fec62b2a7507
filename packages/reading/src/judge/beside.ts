import type { Collected } from '../candidates/collected.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { sentenceStart } from '../document/plain.ts';
import type { Unit } from '../document/types.ts';
import type { Found } from '../found.ts';
import { FOLLOWED, GOES_ON, JOINS, TEAM_OF } from '../lexicons/judge/beside.ts';
import { recommends } from '../lexicons/verbs.ts';
import { rankInWords } from '../order/rank.ts';
import { holds } from '../patterns/holds.ts';
import { kindBefore, ofItsHouse } from './announced.ts';
import { placeBeside } from './places.ts';
import type { Verdict } from './verdict.ts';

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
  // "- **Coop** et **Migros** : correct": both head the line.
  if (/(?:et|ou|que|voire|puis|aussi|oublier|and|or)\s/iu.test(between))
    return before.c.head && before.c.emphasised && c.emphasised ? 4 : 2.5;
  // "**Ouate & Bois**, École-Valentin": the place of the house that heads the line.
  const last = c.unit.tokens[c.j - 1]?.to ?? 0;
  const placed =
    (before.c.head || before.c.emphasised) && /^\W*(?:$|[.(–—|·])/u.test(c.unit.text.slice(last, last + 4));
  return placed ? 0 : 1.5;
}

/** The same, past what is said of the first: only who else is offered goes on so. */
export function followsLater(c: Candidate, before: Found | undefined): number {
  if (before === undefined) return 0;
  const from = c.unit.tokens[before.c.j - 1]?.to ?? 0;
  const end = c.unit.tokens[c.i]?.from ?? 0;
  const between = c.unit.text.slice(Math.max(from, end - 40), end);
  // "**A**, à Plougastel, ou la **B**": both set apart.
  const both =
    c.emphasised &&
    before.c.emphasised &&
    /[,)]\s(?:ou|or)\s(?:(?:chez|les?|la|the)\s|l['’])?$/iu.test(between);
  return both || GOES_ON.test(between) ? 2.5 : 0;
}

/** "Somfy ou Came": coordinated with a name just taken for a make, a platform, a body or a place, it is one too. */
export function sharesFate(c: Candidate, found: readonly Found[]): Verdict | null {
  const last = found.at(-1);
  if (c.form !== null || c.head || last === undefined || last.c.unit !== c.unit) return null;
  const place = placeBeside(c, found, follows(c, last));
  if (place !== null || last.verdict.counted) return place;
  if (
    !/^(?:marque ou label|plateforme|organisme public) |presse|artiste/u.test(
      `${last.verdict.reason} ${last.verdict.why}`,
    )
  )
    return null;
  // "A (application claire) ; ou B": what a semicolon parts is judged by itself.
  const joined = (c.unit.tokens[c.i - 1]?.gap ?? '').includes(';') ? 0 : follows(c, last);
  // "Selon La Dépêche, X": a comma only ends what the newspaper is named for.
  return joined > (/presse/u.test(last.verdict.why) ? 2 : 0) ? last.verdict : null;
}

/** A business is counted earlier in the same paragraph. */
export const earlierInUnit = (c: Candidate, found: readonly Found[]): boolean =>
  found.slice(-12).some((f) => f.c.unit === c.unit && f.verdict.counted);

const COMPLEMENT = /(?:^|\s)(?:de|du|des|d|avec|par|pour|of|with|by|for)(?: (?:la|le|les|l|the))? $/u;

/** The unit is of the card, the nested lines or the first paragraphs of the house that `head` names. */
export function underHead(unit: Unit, head: Unit | undefined, headings: readonly number[]): boolean {
  if (head === undefined || unit.index <= head.index) return false;
  if (unit.block === head.block && !unit.marked && head.marked) return true;
  if (head.kind === 'item') return unit.kind === 'item' && unit.depth > head.depth;
  return (
    head.kind === 'heading' && unit.index - head.index < 3 && firstFrom(headings, head.index + 1) > unit.index
  );
}

/** A name that only completes what is said of another business: "X, qui lave le linge de [Y]" (R2e). */
export function completes(c: Candidate, a: Around, before: Found | undefined): boolean {
  return (
    !c.head &&
    before !== undefined &&
    before.c.form !== c.form &&
    holds(COMPLEMENT, a.tail) &&
    !holds(FOLLOWED, a.tail) &&
    rankInWords(c, a) === null &&
    !TEAM_OF.test(a.tail) &&
    !(c.form === null && kindBefore(c) > 0) &&
    !recommends(a.tail) &&
    !ofItsHouse(a) &&
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

/** First token of the next known name of the unit, or of the next words set apart past a semicolon: another's clause. */
export function nextKnown({ unit, j }: Candidate, all: Collected): number {
  const known = firstFrom(all.knownStarts[unit.index] ?? [], j);
  const end = unit.tokens[j - 1]?.to ?? 0;
  const apart = unit.marks.find(
    (m) => m.from > end && /;\s*(?:(?:les?|la|the)\s|l['’])?$/iu.test(unit.text.slice(end, m.from)),
  );
  return apart === undefined
    ? known
    : Math.min(
        known,
        unit.tokens.findIndex((t) => t.from >= apart.from),
      );
}
