import type { Collected } from '../candidates/collected.ts';

/** Where a line stands in its answer: before, among or past the entries that hold its businesses. */
export type Where = 'beforeEntries' | 'amongEntries' | 'pastEntries';

/** Tells where lines stand; null in an answer without such entries, whose prose alone names businesses. */
export function whereIn(all: Collected): (index: number) => Where | null {
  const heads = [...all.entryOf]
    .filter(([c, entry]) => c.form !== null || entry.like === 'strong')
    .map(([, entry]) => entry.unit.index);
  const held = [...heads, ...all.tables.flatMap(({ cells }) => cells.map(({ unit }) => unit.index))].sort(
    (x, y) => x - y,
  );
  const [first, last] = [held[0] ?? 0, held.at(-1) ?? 0];
  return (index) => {
    if (held.length < 2) return null;
    return index < first ? 'beforeEntries' : index > last ? 'pastEntries' : 'amongEntries';
  };
}
