import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '../process/logger.ts';
import type { Gauge } from '../process/metrics.ts';
import type { RestoreEpoch } from './restore-epoch.ts';

/** The database was restored from an older copy and waits for acceptance: reads work, writes do not. */
export class Held extends Error {
  override readonly name = 'Held';
}

/**
 * What a service does after a restore of its database. `since`: five minutes before the last epoch of the restored
 * database. `busRestored`: the bus was restored or began anew too, so its marks are incomplete.
 */
export type Restored = {
  /** Runs as soon as the restore is detected, before anything is served. */
  readonly hold?: (since: Date) => Promise<void>;
  /** What `settle` would do, one line each, for a person. */
  readonly will: (since: Date, busRestored?: boolean) => Promise<readonly string[]>;
  readonly settle: (since: Date, busRestored?: boolean) => Promise<void>;
};

const EVERY_MS = 5_000;
/** Clocks differ, and a backup takes time. */
const BEFORE_MS = 5 * 60_000;

const settling = new AsyncLocalStorage<true>();

/** Lets the acceptance of a restored database write into it. */
export const whileSettling = <T>(task: () => Promise<T>): Promise<T> => settling.run(true, task);

export const sinceOf = ({ copy }: NonNullable<ReturnType<RestoreEpoch['behind']>>): Date =>
  new Date(copy.at.getTime() - BEFORE_MS);

export const assertOpen = ({ behind }: Pick<RestoreEpoch, 'behind'>): void => {
  if (behind() !== null && settling.getStore() !== true)
    throw new Held('the database is an older copy that nobody accepted');
};

export const heldGauge = ({ behind }: Pick<RestoreEpoch, 'behind'>): Gauge => ({
  name: 'agence.restore.held',
  unit: '1',
  description: 'An older copy of the database waits to be accepted',
  read: async () => Number(behind() !== null),
});

/**
 * Calls `begin` as soon as the database is not held, and looks again every few seconds. A database restored under a
 * running process ends the process: started again, it is held from the beginning.
 */
export function beginWhenOpen(
  epoch: Pick<RestoreEpoch, 'behind' | 'watch'>,
  log: Logger,
  begin: () => void,
  every_ms = EVERY_MS,
): () => void {
  let begun = false;
  let warned = false;
  const step = (): void => {
    const behind = epoch.behind();
    if (behind === null) {
      if (!begun) begin();
      begun = true;
    } else if (begun) {
      log.error({ behind }, 'the database was put back from an older copy: ending, to start held');
      process.kill(process.pid, 'SIGTERM');
    } else if (!warned) {
      log.warn({ behind }, 'held: the database is an older copy (operate restore show)');
      warned = true;
    }
  };
  step();
  const timer = setInterval(() => {
    void epoch
      .watch()
      .then(step, (fault: unknown) => log.warn({ fault: String(fault) }, 'the database’s age is not known'));
  }, every_ms);
  return () => clearInterval(timer);
}
