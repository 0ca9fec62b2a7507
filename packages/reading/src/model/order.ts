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

/** What the layout says of the place of an entry: its rank, and where it heads a line. */
type Heads = { ranks: Rank[][]; lines: (number | null)[] };

function headsOf(entries: readonly Entry[], doc: Doc): Heads {
  const firsts = new Map<Unit, Place>();
  for (const place of inText(entries.flatMap(({ places }) => places)))
    if (!firsts.has(place.unit)) firsts.set(place.unit, place);
  const tables = namesInTables(doc, (unit) => firsts.has(unit), false);
  const cells = new Map(
    tables.flatMap((table) => table.cells.map(({ unit, rank }) => [unit, rank] as const)),
  );
  const heads = ({ unit, from, start }: Place): boolean =>
    firsts.get(unit)?.start === start && (unit.kind === 'cell' || from - unit.head <= LABEL);
  const rankAt = (place: Place): Rank[] => {
    const { kind, list, level, depth, table, ordinal } = place.unit;
    const rank = kind === 'cell' ? (cells.get(place.unit) ?? null) : ordinal;
    return rank === null || !heads(place)
      ? []
      : [{ rank, series: [kind, list, level, depth, table].join(' ') }];
  };
  const lineOf = (place: Place) =>
    heads(place) && (place.unit.kind !== 'paragraph' || place.unit.marked) ? place.start : null;
  return {
    ranks: entries.map(({ places }) => places.flatMap(rankAt)),
    lines: entries.map(({ place }) => lineOf(place)),
  };
}

/**
 * R5: where the layout shows a ranking (numbers, medals, a column, a countdown), the entries that it ranks stand in its
 * order; else entries that head lines of lists, cards or tables stand in the order of the lines. The others stay where they were.
 */
export function byLayout(entries: readonly Entry[], doc: Doc): { entries: Entry[]; ranked: boolean } {
  const { ranks, lines } = headsOf(entries, doc);
  const series = rankingSeries(ranks);
  const keys = new Map<Entry, number>();
  for (const [k, entry] of entries.entries()) {
    const key = series === null ? lines[k] : ranks[k]?.find((rank) => rank.series === series)?.rank;
    if (key != null) keys.set(entry, key);
  }
  const sorted = [...keys].toSorted(([, a], [, b]) => a - b).map(([entry]) => entry);
  return {
    entries: entries.map((entry) => (keys.has(entry) ? (sorted.shift() ?? entry) : entry)),
    ranked: series !== null,
  };
}
