import type { Db } from 'mongodb';

const FRESH_MS = 60_000;

/** Milliseconds since 1970 by the database's clock: the one time on which the replicas of a service agree for leases. */
export type DatabaseClock = () => Promise<number>;

/** Between two readings the monotonic clock counts on: an operator or NTP may set the machine's clock at any time. */
export function databaseClock(db: Db): DatabaseClock {
  let offset = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - readAt > FRESH_MS) {
      const before = performance.now();
      const { localTime } = await db.command({ hello: 1 });
      readAt = performance.now();
      offset = (localTime as Date).getTime() - (before + readAt) / 2;
    }
    return Math.round(performance.now() + offset);
  };
}
