import type { Platform } from '@agence/platform/service';
import type { Provider } from '../ai/port.ts';

/** A provider that is away: since when, and when the next call may try whether it is back. Nobody is away who has none. */
export type Away = {
  readonly _id: Provider;
  readonly since: Date;
  readonly next: Date;
  /** How often it was tried in vain. */
  readonly tries: number;
};

export type Breakers = {
  readonly all: () => Promise<readonly Away[]>;
  /** It does not answer: nobody calls it for a while, which is longer each time. */
  readonly shut: (provider: Provider) => Promise<void>;
  /** It answers again. */
  readonly open: (provider: Provider) => Promise<void>;
  /** Whether one call may try it now; for the whole fleet one at a time, for so long. */
  readonly probe: (provider: Provider, ms: number) => Promise<boolean>;
};

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

/** One document for each provider that is away, by the database's clock. */
export function breakerStore({ db }: Pick<Platform, 'db'>): Breakers {
  const away = db.collection<Away>('breakers');
  const tries = { $add: [{ $ifNull: ['$tries', -1] }, 1] };
  const pause = { $min: [LONGEST_PAUSE_MS, { $multiply: [FIRST_PAUSE_MS, { $pow: [2, '$tries'] }] }] };
  return {
    all: () => away.find().toArray(),
    shut: async (_id) => {
      const next = { $add: ['$$NOW', { $toLong: pause }] };
      const since = { $ifNull: ['$since', '$$NOW'] };
      await away.updateOne({ _id }, [{ $set: { since, tries } }, { $set: { next } }], { upsert: true });
    },
    open: async (_id) => void (await away.deleteOne({ _id })),
    probe: async (_id, ms) => {
      const due = { _id, $expr: { $lte: ['$next', '$$NOW'] } };
      const { modifiedCount } = await away.updateOne(due, [{ $set: { next: { $add: ['$$NOW', ms] } } }]);
      return modifiedCount === 1;
    },
  };
}
