import { parseAnswer } from './parse.ts';
import type { Unit } from './types.ts';

/** The number or sign at the head of an entry, which its text does not hold. */
const markOf = ({ kind, ordinal, marked, head }: Unit): string => {
  if (kind !== 'item' || head > 0) return '';
  if (ordinal !== null) return `${ordinal}. `;
  return marked ? '– ' : '';
};

/** An answer as a person sees it, line by line; a row of a table is one line. */
export function linesShown(answer: string): string[] {
  const rowOf = ({ kind, table, row, index }: Unit) => (kind === 'cell' ? `${table} ${row}` : index);
  return [...Map.groupBy(parseAnswer(answer).units, rowOf).values()].map((units) =>
    units.map((unit) => markOf(unit) + unit.text.trim()).join(' | '),
  );
}
