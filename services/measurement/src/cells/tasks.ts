import type { Call, CallKind } from '../ai/port.ts';
import type { StoredCell } from './cell.store.ts';

/** A call but for the model it goes to and what stops it. */
export type Asked = Omit<Call, 'model' | 'signal'>;

/** What a kind of paid call asks, and what follows. */
export type Task = {
  /** From what was fixed when the cell was created; null when what it asks, or whom, is not there any more. */
  readonly ask: (cell: StoredCell) => Promise<Asked | null>;
  /** What the call belongs to may be over with it: concludes that if it can be. May be done again. */
  readonly conclude: (pour: string) => Promise<void>;
};

export type Tasks = Readonly<Record<CallKind, Task>>;
