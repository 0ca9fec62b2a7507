import { namesInTables } from '../candidates/tables.ts';
import type { Doc, Unit } from '../document/types.ts';
import { rankingSeries } from '../order/rank.ts';
import type { Entry } from './entries.ts';
import type { Place, Stretch } from './text.ts';

/** In the order of the text. */
export const inText = <T extends Stretch>(places: readonly T[]): T[] =>
  places.toSorted((a, b) => a.start - b.start);

/** Letters between the number of a line and the name that it ranks: "1. Le plus central : X". */
const LABEL = 60;

/** R5: a ranking that the layout shows orders its entries, else the lines of lists and cards do. Others stay in place. */
export function byLayout(entries: readonly Entry[], doc: Doc): { entries: Entry[]; ranked: boolean } {
  const firsts = new Map<Unit, number>();
  for (const { unit, start } of inText(entries.flatMap(({ places }) => places)).toReversed())
    firsts.set(unit, start);
  const tables = namesInTables(doc, (unit) => firsts.has(unit));
  const cells = new Map(tables.flat().map(({ unit, rank }) => [unit, rank] as const));
  const heads = ({ unit, from, start }: Place): boolean =>
    firsts.get(unit) === start && (unit.kind === 'cell' || from - unit.head <= LABEL);
  const listed = ({ unit }: Place): boolean => unit.kind !== 'paragraph' || unit.marked;
  const ranks = entries.map(({ places }) =>
    places.filter(heads).flatMap(({ unit }) => {
      const rank = unit.kind === 'cell' ? (cells.get(unit) ?? null) : unit.ordinal;
      const series = [unit.kind, unit.list, unit.level, unit.depth, unit.table].join(' ');
      return rank === null ? [] : [{ rank, series }];
    }),
  );
  const series = rankingSeries(ranks);
  // The quote may stand further on than the line that first offers the business. A column that no list knows may rank rows.
  const lineOf = (places: readonly Place[]): number | undefined => {
    const lines = inText(places.filter((place) => heads(place) && listed(place)));
    return lines.some(({ unit }) => unit.kind === 'cell') ? undefined : lines[0]?.start;
  };
  const keyOf = ({ places }: Entry, k: number): number | undefined =>
    series === null ? lineOf(places) : ranks[k]?.find((rank) => rank.series === series)?.rank;
  const keys = new Map(entries.map((entry, k) => [entry, keyOf(entry, k)]));
  const placed = entries.filter((entry) => keys.get(entry) !== undefined);
  const sorted = placed.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
  return {
    entries: entries.map((entry) => (placed.includes(entry) ? (sorted.shift() ?? entry) : entry)),
    ranked: series !== null,
  };
}
