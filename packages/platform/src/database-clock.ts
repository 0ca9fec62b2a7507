import type { Db } from 'mongodb';

const FRESH_MS = 60_000;

/** Milliseconds since 1970 by the database's clock: the one time on which the replicas of a service agree for leases. */
export type DatabaseClock = () => Promise<number>;

export function databaseClock(db: Db): DatabaseClock {
  let offset = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - readAt > FRESH_MS) {
      const before = Date.now();
      const { localTime } = await db.command({ hello: 1 });
      const after = Date.now();
      offset = (localTime as Date).getTime() - (before + after) / 2;
      readAt = performance.now();
    }
    return Date.now() + Math.round(offset);
  };
}
