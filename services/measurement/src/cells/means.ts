import type { MarkOnce } from '@agence/platform/bus/mark-once';
import type { FleetShare } from '@agence/platform/limits/fleet-share';
import type { ProductClock } from '@agence/platform/process/clock';
import type { Logger } from '@agence/platform/process/logger';
import type { DatabaseClock } from '@agence/platform/store/database-clock';
import type { AskModel, ModelRef } from '../ai/port.ts';
import type { Answers } from './answer.store.ts';
import type { Breakers } from './breaker.store.ts';
import type { Cells } from './cell.store.ts';
import type { Lane } from './lanes.ts';

/** Reserves paid calls of an account for a day (YYYY-MM-DD in Paris) and returns how many it may make. */
export type Spend = (compte: string, day: string, calls: number) => Promise<number>;

export type CellNeeds = {
  readonly cells: Cells;
  readonly answers: Answers;
  /** Models to ask. */
  readonly models: readonly ModelRef[];
  /** The model that reads answers; null: rules read them. */
  readonly reader: ModelRef | null;
  /** The model that reads orders by mail; null: none. */
  readonly ordersModel: ModelRef | null;
  readonly ask: AskModel;
  /** Marks an attempt on the bus; false when it was marked before. */
  readonly mark: MarkOnce;
  readonly spend: Spend;
  /** This process's share of the concurrent calls of a lane. */
  readonly share: (lane: Lane) => FleetShare;
  /** Circuit breakers of the fleet. */
  readonly breakers: Breakers;
  readonly clock: ProductClock;
  readonly databaseNow: DatabaseClock;
  /** Aborted when the process is told to end: no paid call begins any more. */
  readonly ending: AbortSignal;
  readonly log: Logger;
};

/** Every model that a call may go to. */
export const callable = ({
  models,
  reader,
  ordersModel,
}: Pick<CellNeeds, 'models' | 'reader' | 'ordersModel'>): readonly ModelRef[] => [
  ...models,
  ...[reader, ordersModel].filter((model) => model !== null),
];
