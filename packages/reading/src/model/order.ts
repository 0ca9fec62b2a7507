import { namesInTables } from '../candidates/tables.ts';
import type { Doc, Unit } from '../document/types.ts';
import { rankingSeries } from '../order/rank.ts';
import type { Entry } from './entries.ts';
import type { Place, Stretch } from './text.ts';

/** In the order of the text. */
export const inText = <T extends Stretch>(places: readonly T[]): T[] =>
  places.toSorted((a, b) => a.start - b.start);

type Rank = { rank: number; series: string };

/** Letters between the number of a line and the name that it ranks: "1. Le plus central : X". */
const LABEL = 60;

/** The ranks that the layout gives to the first name of a line, or to a cell of names. */
function ranksOf(entries: readonly Entry[], doc: Doc): Rank[][] {
  const firsts = new Map<Unit, Place>();
  for (const place of inText(entries.flatMap(({ places }) => places)))
    if (!firsts.has(place.unit)) firsts.set(place.unit, place);
  const tables = namesInTables(doc, (unit) => firsts.has(unit), false);
  const cells = new Map(
    tables.flatMap((table) => table.cells.map(({ unit, rank }) => [unit, rank] as const)),
  );
  const rankAt = (place: Place): Rank[] => {
    const { unit, from } = place;
    const { kind, list, level, depth, table, ordinal, head } = unit;
    const rank = kind === 'cell' ? (cells.get(unit) ?? null) : from - head > LABEL ? null : ordinal;
    if (rank === null || firsts.get(unit) !== place) return [];
    return [{ rank, series: [kind, list, level, depth, table].join(' ') }];
  };
  return entries.map(({ places }) => places.flatMap(rankAt));
}

/**
 * R5: where the layout shows a ranking (numbers, medals, a column, a countdown), the entries that it ranks stand in its
 * order; the others stay where they were. `ranked` is false without such a ranking.
 */
export function byRanking(entries: readonly Entry[], doc: Doc): { entries: Entry[]; ranked: boolean } {
  const ranks = ranksOf(entries, doc);
  const series = rankingSeries(ranks);
  const rankOf = new Map<Entry, number>();
  for (const [k, entry] of entries.entries()) {
    const found = ranks[k]?.find((rank) => rank.series === series);
    if (found !== undefined) rankOf.set(entry, found.rank);
  }
  const ranked = [...rankOf].toSorted(([, a], [, b]) => a - b).map(([entry]) => entry);
  return {
    entries: entries.map((entry) => (rankOf.has(entry) ? (ranked.shift() ?? entry) : entry)),
    ranked: series !== null,
  };
}
