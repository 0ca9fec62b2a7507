import type { Collected } from '../candidates/collected.ts';
import { withKind } from '../candidates/with-kind.ts';
import type { Found } from '../found.ts';
import { JUDGES, type Judges } from '../judge/judges.ts';
import { sharesNext } from '../judge/shares-next.ts';
import { rankTold, supplyFirst } from '../order/carried.ts';
import { answerOf, type Bench } from './answer.ts';
import { firstVerdict } from './first-verdict.ts';
import { keep, type Met, meet, nothingYet } from './met.ts';
import { secondThoughts } from './second-thoughts.ts';

/** The ranking that a mention takes part in: that of a table, of numbered lines, or of words. */
function seriesOf({ c, cell, entry }: Met): string {
  if (cell !== undefined) return `table${cell.table}`;
  return c.head && c.unit.ordinal !== null ? (entry?.group ?? 'lines') : 'words';
}

const rankOf = ({ c, a, cell, before, soFar }: Met, counts: boolean): number | null =>
  cell?.rank ??
  (c.head ? c.unit.ordinal : null) ??
  rankTold(c, a, before?.rank, counts ? soFar.lastRank : null);

function judged(met: Met, judges: Judges): Found {
  const { c, a } = met;
  const first = firstVerdict(met, judges);
  const verdict = secondThoughts(met, first.verdict);
  return {
    c: verdict.counted && c.form === null && !c.head ? withKind(c) : c,
    a,
    verdict,
    rank: rankOf(met, verdict.counted),
    series: seriesOf(met),
    as: first.as,
  };
}

/** Judges every candidate of the answer, in the order of the text, then those that what follows them explains. */
export function decide(all: Collected, bench: Bench, judges: Judges = JUDGES): Found[] {
  const answer = answerOf(all, bench);
  const soFar = nothingYet();
  for (const c of answer.inText) keep(soFar, c, judged(meet(c, answer, soFar), judges));
  const { found } = soFar;
  for (const [k, one] of found.entries()) one.verdict = sharesNext(one, found[k + 1]) ?? one.verdict;
  supplyFirst(found);
  return found;
}
