import { Unavailable } from '@agence/platform/faults';
import type { MarkOnce } from '@agence/platform/mark-once';
import type { Outcome } from '../ai/port.ts';
import type { StoredCell } from './cell.store.ts';

/**
 * Lets a call leave once its try is marked on the bus. One that stands there already was made, and forgotten by a
 * database that was put back from an older copy: it may be paid for, and is not made again.
 */
export async function onlyOnce(
  mark: MarkOnce,
  { _id, attempt }: StoredCell,
  leave: () => Promise<Outcome>,
): Promise<Outcome> {
  const tries = Array.from({ length: attempt }, (_, i) => `${_id}.${i + 1}`);
  // Those before it too: one that the bus could not mark would be the first of an older copy, and leave again.
  const marked = Promise.all(tries.map(mark)).then((all) => all.at(-1) === true);
  const first = await marked.catch((fault: unknown) => {
    if (fault instanceof Unavailable) return null;
    throw fault;
  });
  if (first === null) return { kind: 'not_sent', why: 'the bus, which marks calls, is away' };
  if (first) return leave();
  const why = 'it was called before, by a database that was put back since from an older copy';
  return { kind: 'unknown', why };
}
