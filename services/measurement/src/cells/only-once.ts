import type { MarkOnce } from '@agence/platform/bus/mark-once';
import { Unavailable } from '@agence/platform/process/faults';
import type { Outcome } from '../ai/port.ts';
import type { Cell } from './cell.machine.ts';
import type { StoredCell } from './cell.store.ts';

/** An attempt and the token of its mark. The token tells our mark from one of a database that was restored since. */
export type Try = { readonly n: number; readonly token: string };

/**
 * The attempts to mark: this one, and earlier ones whose mark was not acknowledged. An older copy of the database would
 * begin with an attempt that the bus never marked.
 */
export const triesOf = ({ marked, tries }: Pick<Cell, 'marked' | 'tries'>): Try[] =>
  tries.map((token, i) => ({ n: marked + i + 1, token }));

/** An outcome, and the last attempt that is known to be marked on the bus. */
export type Once = { readonly outcome: Outcome; readonly marked: number };

/**
 * Makes a call once its attempt is marked on the bus. A mark that exists already is of a call that a restored database
 * has forgotten: it may be paid for, and is not made again.
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
