import { keyedMutex } from '@agence/platform/process/keyed-mutex';
import type { StoredCell } from './cell.store.ts';
import type { Tasks } from './tasks.ts';

const perKey = keyedMutex();

/** Concludes the document of a cell if all its calls are over; one attempt at a time for each document. */
export type Conclude = (cell: Pick<StoredCell, 'genre' | 'pour'>) => Promise<void>;

export const concluding =
  (tasks: Tasks): Conclude =>
  ({ genre, pour }) =>
    perKey(pour, () => tasks[genre].conclude(pour));
