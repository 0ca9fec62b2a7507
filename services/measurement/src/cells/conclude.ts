import { keyedMutex } from '@agence/platform/keyed-mutex';
import type { StoredCell } from './cell.store.ts';
import type { Tasks } from './tasks.ts';

const perKey = keyedMutex();

/** Sees whether what a cell belongs to can be concluded, one look at a time. */
export type Conclude = (cell: Pick<StoredCell, 'genre' | 'pour'>) => Promise<void>;

export const concluding =
  (tasks: Tasks): Conclude =>
  ({ genre, pour }) =>
    perKey(pour, () => tasks[genre].conclude(pour));
