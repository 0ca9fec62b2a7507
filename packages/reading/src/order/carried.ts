import type { Around, Candidate } from '../candidates/types.ts';
import { AHEAD_AFTER, AHEAD_BEFORE, NEXT_AFTER, NEXT_BEFORE } from '../lexicons/order/carried.ts';
import { rankInList, rankInWords } from './rank.ts';

/** A second place without a first: the last house offered before it has the first, though nothing says so. */
export function supplyFirst(
  found: { rank: number | null; series: string; verdict: { counted: boolean } }[],
): void {
  const ranked = found.filter((f) => f.series === 'words' && f.rank !== null && f.verdict.counted);
  if (ranked.length === 0 || ranked.some((f) => f.rank === 1) || !ranked.some((f) => f.rank === 2)) return;
  const second = found.findIndex((f) => f.series === 'words' && f.rank === 2 && f.verdict.counted);
  const first = found.slice(0, second).findLast((f) => f.verdict.counted && f.series === 'words');
  if (first?.rank === null) first.rank = 1;
}

/** The rank that a sentence gives by the house ranked just before it; null without. */
function rankCarried(a: Around, last: number | null): number | null {
  if (last === null) return null;
  if (NEXT_BEFORE.test(a.tail) || NEXT_AFTER.test(a.after)) return last + 1;
  return AHEAD_BEFORE.test(a.tail) || AHEAD_AFTER.test(a.after) ? last - 1 : null;
}

/** The rank that words give to a name: its own, the next of a list, or the one beside `last`; never again that of the one `before`. */
export function rankTold(
  c: Candidate,
  a: Around,
  before: number | null | undefined,
  last: number | null,
): number | null {
  const own = rankInWords(c, a);
  return (
    (own === before ? null : own) ?? rankInList(a, before) ?? (c.form === null ? null : rankCarried(a, last))
  );
}
