import type { Platform } from '@agence/platform/service';

/** The open circuit breaker of a model; no document means closed. `next`: when the next probe may leave. */
export type OpenBreaker = {
  /** `ModelRef.id`; the release before wrote the provider's name. */
  readonly _id: string;
  readonly since: Date;
  readonly next: Date;
  /** Failed probes. */
  readonly tries: number;
  /** Why no call can succeed until a person of ours acts; absent: the provider fails. */
  readonly why?: string;
};

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

export type Breakers = ReturnType<typeof breakerStore>;

/** A document for each open breaker, timed by the database's clock. */
export function breakerStore({ db }: Pick<Platform, 'db'>) {
  const open = db.collection<OpenBreaker>('breakers');
  const tries = { $add: [{ $ifNull: ['$tries', -1] }, 1] };
  const pause = { $min: [LONGEST_PAUSE_MS, { $multiply: [FIRST_PAUSE_MS, { $pow: [2, '$tries'] }] }] };
  return {
    all: () => open.find().toArray(),
    /** Opens it: no calls during a pause that doubles with each failed probe. */
    trip: async (_id: string, reason?: string) => {
      const next = { $add: ['$$NOW', { $toLong: pause }] };
      const since = { $ifNull: ['$since', '$$NOW'] };
      const why = reason === undefined ? '$$REMOVE' : { $literal: reason };
      await open.updateOne({ _id }, [{ $set: { since, tries, why } }, { $set: { next } }], { upsert: true });
    },
    close: async (_id: string) => void (await open.deleteOne({ _id })),
    /** Whether one call may probe now: one at a time in the whole fleet, for `ms`. */
    probe: async (_id: string, ms: number) => {
      const due = { _id, $expr: { $lte: ['$next', '$$NOW'] } };
      const { modifiedCount } = await open.updateOne(due, [{ $set: { next: { $add: ['$$NOW', ms] } } }]);
      return modifiedCount === 1;
    },
  };
}
