import { parseAnswer } from './parse.ts';
import type { Unit } from './types.ts';

/** The number or dash of a Markdown list item, which its text does not contain. */
export const markOf = ({ kind, ordinal, marked, head }: Unit): string => {
  if (kind !== 'item' || head > 0) return '';
  if (ordinal !== null) return `${ordinal}. `;
  return marked ? '– ' : '';
};

/** The lines of an answer as a person sees them; a table row is one line. */
export function linesShown(answer: string): string[] {
  const rowOf = ({ kind, table, row, index }: Unit) => (kind === 'cell' ? `${table} ${row}` : index);
  return [...Map.groupBy(parseAnswer(answer).units, rowOf).values()].map((units) =>
    units.map((unit) => markOf(unit) + unit.text.trim()).join(' | '),
  );
}
