import type { Db } from 'mongodb';
import { elapsed } from '../process/clock.ts';
import { isDuplicate } from '../store/mongo.ts';

/** A process that is silent for this long is dead, and its share goes to the others. */
const LEASE_MS = 15_000;
/** A process stops using its share this long before the lease ends. */
const MARGIN_MS = 3_000;

type Holder = { readonly by: string; readonly n: number; readonly wanted: number; readonly until: Date };
type Row = { readonly _id: string; readonly holders: readonly Holder[] };

/**
 * The share of one process in a concurrency limit of the whole fleet. Divides `most` slots between the processes that
 * ask, in one write of one document, by the database's clock.
 */
export function fleetShare(db: Db, name: string, most: number, by: string) {
  const shares = db.collection<Row>('shares');
  let [slots, since] = [0, elapsed()];

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
    // A process gets no slot that another has, nor, beyond its fair share, one that another wants within its own.
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
    // Starts nothing new until the reply: the slots may be given to others.
    slots = Math.min(slots, under_way);
    const options = { upsert: true, returnDocument: 'after' } as const;
    const row = await shares.findOneAndUpdate({ _id: name }, update(wanted, under_way), options);
    slots = row?.holders.find((holder) => holder.by === by)?.n ?? 0;
    since = asked;
  };
  return {
    /** Requests `wanted` slots; those `under_way` stay its own. The limit is divided between all requests. */
    ask: async (wanted: number, under_way: number): Promise<void> => {
      try {
        await ask(wanted, under_way);
      } catch (fault) {
        // Two processes created the document at the same moment.
        if (!isDuplicate(fault)) throw fault;
        await ask(wanted, under_way);
      }
    },
    /** How many slots it may use; 0 shortly before its lease ends. */
    has: (): number => (since() < LEASE_MS - MARGIN_MS ? slots : 0),
  };
}
