import { newCell } from './cell.machine.ts';
import type { StoredCell } from './cell.store.ts';

type Wanted = Pick<StoredCell, '_id' | 'genre' | 'model' | 'compte' | 'client' | 'revision' | 'pour'> &
  Partial<Pick<StoredCell, 'n' | 'repeat' | 'lecteur'>>;

/** A call to make, not claimed yet. If its model is not configured any more it is refused, not lost. */
export const callTo = (
  { _id, genre, model, n = 0, repeat = 0, ...owner }: Wanted,
  created: number,
): StoredCell => ({
  ...newCell({ _id, genre, provider: model.split(':', 1).join(''), model, created }),
  ...owner,
  reserved_day: null,
  blocked_day: null,
  n,
  repeat,
});
