import type { Platform } from '@agence/platform/service';
import type { Provider } from '../ai/port.ts';

/** The open circuit breaker of a provider; no document means closed. `next`: when the next probe may leave. */
export type OpenBreaker = {
  readonly _id: Provider;
  readonly since: Date;
  readonly next: Date;
  /** Failed probes. */
  readonly tries: number;
};

export type Breakers = {
  readonly all: () => Promise<readonly OpenBreaker[]>;
  /** Opens it: no calls during a pause that doubles with each failed probe. */
  readonly trip: (provider: Provider) => Promise<void>;
  readonly close: (provider: Provider) => Promise<void>;
  /** Whether one call may probe now: one at a time in the whole fleet, for `ms`. */
  readonly probe: (provider: Provider, ms: number) => Promise<boolean>;
};

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

/** A document for each open breaker, timed by the database's clock. */
export function breakerStore({ db }: Pick<Platform, 'db'>): Breakers {
  const open = db.collection<OpenBreaker>('breakers');
  const tries = { $add: [{ $ifNull: ['$tries', -1] }, 1] };
  const pause = { $min: [LONGEST_PAUSE_MS, { $multiply: [FIRST_PAUSE_MS, { $pow: [2, '$tries'] }] }] };
  return {
    all: () => open.find().toArray(),
    trip: async (_id) => {
      const next = { $add: ['$$NOW', { $toLong: pause }] };
      const since = { $ifNull: ['$since', '$$NOW'] };
      await open.updateOne({ _id }, [{ $set: { since, tries } }, { $set: { next } }], { upsert: true });
    },
    close: async (_id) => void (await open.deleteOne({ _id })),
    probe: async (_id, ms) => {
      const due = { _id, $expr: { $lte: ['$next', '$$NOW'] } };
      const { modifiedCount } = await open.updateOne(due, [{ $set: { next: { $add: ['$$NOW', ms] } } }]);
      return modifiedCount === 1;
    },
  };
}
