import { namesInTables } from '../candidates/tables.ts';
import type { Doc, Unit } from '../document/types.ts';
import { rankingSeries } from '../order/rank.ts';
import type { Entry } from './entries.ts';
import type { Place } from './text.ts';

type Rank = { rank: number; series: string };

/** Letters between the number of a line and the name that it ranks: "1. Le plus central : X". */
const LABEL = 60;

const seriesOf = ({ kind, list, level, depth }: Unit): string => `${kind} ${list} ${level} ${depth}`;

/** The ranks that columns of tables give to the cells of the names. */
function ranksInTables(doc: Doc, named: ReadonlySet<Unit>): Map<Unit, Rank> {
  const ranks = new Map<Unit, Rank>();
  for (const { cells } of namesInTables(doc, (unit) => named.has(unit), false))
    for (const { unit, rank } of cells)
      if (rank !== null) ranks.set(unit, { rank, series: `table ${unit.table}` });
  return ranks;
}

/** The ranks that the layout gives to the first name of a line or cell. */
function ranksOf(entries: readonly Entry[], doc: Doc): Rank[][] {
  const firsts = new Map<Unit, Place>();
  for (const place of entries.flatMap(({ places }) => places)) {
    const first = firsts.get(place.unit);
    if (first === undefined || place.start < first.start) firsts.set(place.unit, place);
  }
  const inTables = ranksInTables(doc, new Set(firsts.keys()));
  const rankAt = (place: Place): Rank[] => {
    const { unit, from } = place;
    if (firsts.get(unit) !== place) return [];
    if (unit.kind === 'cell') return [inTables.get(unit)].filter((rank) => rank !== undefined);
    return unit.ordinal === null || from - unit.head > LABEL
      ? []
      : [{ rank: unit.ordinal, series: seriesOf(unit) }];
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

export const inText = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => a.place.start - b.place.start);
