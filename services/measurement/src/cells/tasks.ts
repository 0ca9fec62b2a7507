import type { Answer, Call, CallKind } from '../ai/port.ts';
import type { StoredCell } from './cell.store.ts';

/** A call but for the model it goes to and what stops it. */
export type Asked = Omit<Call, 'model' | 'signal'>;

/** What a kind of paid call asks, and what follows. */
export type Task = {
  /** What these calls of one thing are made from, as it was fixed when they were created; null when it is not there any more. */
  readonly asker: (
    pour: string,
    cells: readonly StoredCell[],
  ) => Promise<((cell: StoredCell) => Asked | null) | null>;
  /** The call that follows at once from an answer. */
  readonly follow?: (cell: StoredCell, answer: Answer, now: number) => StoredCell | null;
  /** What the call belongs to may be over with it: concludes that if it can be. May be done again. */
  readonly conclude: (pour: string) => Promise<void>;
};

export type Tasks = Readonly<Record<CallKind, Task>>;
