import { Unavailable } from '@agence/platform/faults';
import type { MarkOnce } from '@agence/platform/mark-once';
import type { Outcome } from '../ai/port.ts';
import type { Cell } from './cell.machine.ts';
import type { StoredCell } from './cell.store.ts';

/**
 * What is marked for a try: with it those before it that are not known to be. One that the bus could not mark would be the
 * first of an older copy, and one that stands already may be of a later one.
 */
export const triesOf = ({ attempt, marked }: Pick<Cell, 'attempt' | 'marked'>): number[] =>
  Array.from({ length: attempt - marked }, (_, i) => marked + i + 1);

/** An outcome, and the last try that is known to be marked on the bus. */
export type Once = { readonly outcome: Outcome; readonly marked: number };

/**
 * Lets a call leave once its try is marked on the bus. One that stands there already was made, and forgotten by a
 * database that was put back from an older copy: it may be paid for, and is not made again.
 */
export async function onlyOnce(
  mark: MarkOnce,
  cell: StoredCell,
  leave: () => Promise<Outcome>,
): Promise<Once> {
  const { _id, attempt, marked } = cell;
  const first = await Promise.all(triesOf(cell).map((one) => mark(`${_id}.${one}`))).then(
    (all) => all.every((is) => is),
    (fault: unknown) => {
      if (fault instanceof Unavailable) return null;
      throw fault;
    },
  );
  if (first === null)
    return { outcome: { kind: 'not_sent', why: 'the bus, which marks calls, is away' }, marked };
  if (first) return { outcome: await leave(), marked: attempt };
  const why = 'it was called before, by a database that was put back since from an older copy';
  return { outcome: { kind: 'unknown', why }, marked };
}
