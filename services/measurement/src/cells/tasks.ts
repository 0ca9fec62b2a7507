import { keyedMutex } from '@agence/platform/process/keyed-mutex';
import type { Answer, Call, CallKind } from '../ai/port.ts';
import type { StoredCell } from './cell.store.ts';

const perKey = keyedMutex();

/** Concludes the document of a cell if all its calls are over; one attempt at a time for each document. */
export type Conclude = (cell: Pick<StoredCell, 'genre' | 'pour'>) => Promise<void>;

export const concluding =
  (tasks: Tasks): Conclude =>
  ({ genre, pour }) =>
    perKey(pour, () => tasks[genre].conclude(pour));

export type Asked = Omit<Call, 'model' | 'signal'>;

/** What a kind of paid call asks, and what follows from its answer. */
type Task = {
  /** Builds the calls of one document from the data fixed at their creation; null when the document is gone. */
  readonly asker: (
    pour: string,
    cells: readonly StoredCell[],
  ) => Promise<((cell: StoredCell) => Asked | null) | null>;
  /** The call that an answer leads to at once. */
  readonly follow?: (cell: StoredCell, answer: Answer, now: number) => StoredCell | null;
  /** Concludes the document that the call belongs to, if all its calls are over. May be repeated. */
  readonly conclude: (pour: string) => Promise<void>;
};

export type Tasks = Readonly<Record<CallKind, Task>>;
