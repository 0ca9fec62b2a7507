import type { Db } from 'mongodb';
import { elapsed } from './clock.ts';
import { isDuplicate } from './mongo.ts';

/** A process that says nothing for this long is dead: what it had is the others'. */
const LEASE_MS = 15_000;
/** So long before the others may take its share, a process stops using it. */
const MARGIN_MS = 3_000;

type Holder = { readonly by: string; readonly n: number; readonly wanted: number; readonly until: Date };
type Row = { readonly _id: string; readonly holders: readonly Holder[] };

/** What one process has of something of which the whole fleet may have so many under way at once. */
export type FleetShare = {
  /** Asks for as many; `under_way` are and stay its own. What all want is divided between them. */
  readonly ask: (wanted: number, under_way: number) => Promise<void>;
  /** How many it may have under way: none any more once it has not asked for long. */
  readonly has: () => number;
};

/** Divides `most` of a name between the processes that ask, in one write of one document, by the database's clock. */
export function fleetShare(db: Db, name: string, most: number, by: string): FleetShare {
  const shares = db.collection<Row>('shares');
  let [granted, since] = [0, elapsed()];

  const others = {
    $filter: {
      input: { $ifNull: ['$holders', []] },
      cond: { $and: [{ $ne: ['$$this.by', by] }, { $gt: ['$$this.until', '$$NOW'] }] },
    },
  };
  const sumOf = (term: unknown) => ({
    $reduce: { input: '$holders', initialValue: 0, in: { $add: ['$$value', term] } },
  });
  const fair = { $ceil: { $divide: [most, { $add: [1, { $size: '$holders' }] }] } };
  const update = (wanted: number, under_way: number) => {
    // Nobody is given what another has, nor, beyond its own fair part, what another wants of its; what is under way stays.
    const free = { $subtract: [most, sumOf('$$this.n')] };
    const left = { $subtract: [most, sumOf({ $min: ['$$this.wanted', '$fair'] })] };
    const n = { $max: [under_way, { $min: [wanted, free, { $max: ['$fair', left] }] }] };
    const until = { $add: ['$$NOW', LEASE_MS] };
    const mine = wanted + under_way === 0 ? [] : [{ by, n, wanted, until }];
    return [
      { $set: { holders: others } },
      { $set: { fair } },
      { $set: { holders: { $concatArrays: ['$holders', mine] } } },
      { $unset: 'fair' },
    ];
  };

  const ask = async (wanted: number, under_way: number): Promise<void> => {
    const asked = elapsed();
    // Nothing more is begun on what may be the others' in a moment.
    granted = Math.min(granted, under_way);
    const options = { upsert: true, returnDocument: 'after' } as const;
    const row = await shares.findOneAndUpdate({ _id: name }, update(wanted, under_way), options);
    granted = row?.holders.find((one) => one.by === by)?.n ?? 0;
    since = asked;
  };
  return {
    ask: async (wanted, under_way) => {
      try {
        await ask(wanted, under_way);
      } catch (fault) {
        // Two asked first at the same moment.
        if (!isDuplicate(fault)) throw fault;
        await ask(wanted, under_way);
      }
    },
    has: () => (since() < LEASE_MS - MARGIN_MS ? granted : 0),
  };
}
