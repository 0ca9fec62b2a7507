import { AsyncLocalStorage } from 'node:async_hooks';
import type { HighWater } from './high-water.ts';
import type { Logger } from './logger.ts';
import type { Gauge } from './metrics.ts';

/** The database is an older copy that nobody accepted yet: it is read, and nothing is written. */
export class Held extends Error {
  override readonly name = 'Held';
}

/**
 * What a service does about a copy of its database that was put back; `since`: before anything that the copy lacks;
 * `forgot`: the bus was put back too, and its marks do not say all that was done since.
 */
export type Restored = {
  /** As soon as it is known, before anything is served. */
  readonly hold?: (since: Date) => Promise<void>;
  /** What `settle` would do, a line each, for a person. */
  readonly will: (since: Date, forgot?: boolean) => Promise<readonly string[]>;
  readonly settle: (since: Date, forgot?: boolean) => Promise<void>;
};

const EVERY_MS = 5_000;
/** Clocks differ, and a copy takes its time. */
const BEFORE_MS = 5 * 60_000;

const settling = new AsyncLocalStorage<true>();

/** Lets what accepts a copy write into it. */
export const whileSettling = <T>(task: () => Promise<T>): Promise<T> => settling.run(true, task);

export const sinceOf = ({ copy }: NonNullable<ReturnType<HighWater['behind']>>): Date =>
  new Date(copy.at.getTime() - BEFORE_MS);

export const assertOpen = ({ behind }: Pick<HighWater, 'behind'>): void => {
  if (behind() !== null && settling.getStore() !== true)
    throw new Held('the database is an older copy that nobody accepted');
};

export const heldGauge = ({ behind }: Pick<HighWater, 'behind'>): Gauge => ({
  name: 'agence.restore.held',
  unit: '1',
  description: 'An older copy of the database waits to be accepted',
  read: async () => Number(behind() !== null),
});

/**
 * Begins what works by itself as soon as the database is no unaccepted copy, and looks again every few seconds. A copy
 * put back under a running process ends it: started again, it is held from the beginning.
 */
export function beginWhenOpen(
  water: Pick<HighWater, 'behind' | 'watch'>,
  log: Logger,
  begin: () => void,
  every_ms = EVERY_MS,
): () => void {
  let begun = false;
  let told = false;
  const step = (): void => {
    const behind = water.behind();
    if (behind === null) {
      if (!begun) begin();
      begun = true;
    } else if (begun) {
      log.error({ behind }, 'the database was put back from an older copy: ending, to start held');
      process.kill(process.pid, 'SIGTERM');
    } else if (!told) {
      log.warn({ behind }, 'held: the database is an older copy (operate restore show)');
      told = true;
    }
  };
  step();
  const timer = setInterval(() => {
    void water
      .watch()
      .then(step, (fault: unknown) => log.warn({ fault: String(fault) }, 'the database’s age is not known'));
  }, every_ms);
  return () => clearInterval(timer);
}
