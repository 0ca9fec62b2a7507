import { Unavailable } from '@agence/platform/faults';
import type { MarkOnce } from '@agence/platform/mark-once';
import type { Outcome } from '../ai/port.ts';
import type { Cell } from './cell.machine.ts';
import type { StoredCell } from './cell.store.ts';

/** A try, and under what it is marked: by the token, ours is told from that of a database which was put back since. */
export type Try = { readonly n: number; readonly token: string };

/**
 * What is marked for a try: with it those before it that are not known to be. One that the bus could not mark would be the
 * first of an older copy; one that it marked without saying so is ours, and never left.
 */
export const triesOf = ({ marked, tries }: Pick<Cell, 'marked' | 'tries'>): Try[] =>
  tries.map((token, i) => ({ n: marked + i + 1, token }));

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
  const first = await Promise.all(triesOf(cell).map(({ n, token }) => mark(`${_id}.${n}`, token))).then(
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
