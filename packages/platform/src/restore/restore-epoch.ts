import { DiscardPolicy } from '@nats-io/jetstream';
import type { Db } from 'mongodb';
import type { Bus } from '../bus/bus.ts';
import { machineNow } from '../process/clock.ts';
import { Unavailable } from '../process/faults.ts';
import { isDuplicate } from '../store/mongo.ts';
import { type Epoch, type EpochFile, NO_EPOCH } from './epoch-file.ts';

/** A restored database: its own epoch, and the later one that the bus or the disk has seen. */
export type Behind = { readonly copy: Epoch; readonly seen: Epoch };

type StoredEpoch = Epoch & { readonly _id: string; readonly behind?: Behind };

export type RestoreEpoch = ReturnType<typeof restoreEpoch>;

const STREAM = 'WATERS';
const ID = 'water';
/** A bus that lost the epoch gets it again after this long. */
const TELL_AGAIN_MS = 60_000;

/**
 * Detects that an older copy of the database was restored. The database counts its epochs and tells the bus and the disk
 * each one after it has counted it. A database whose next epoch was already seen was restored: that is written into it
 * and holds until a person accepts it. `writes`: how often this process has written so far; without a new write there is
 * nothing that a copy could lack.
 */
export function restoreEpoch(db: Db, bus: Bus, writes: () => number, file: EpochFile) {
  const epochs = db.collection<StoredEpoch>('platform');
  const subject = () => bus.subject(`water.${db.databaseName}`);
  bus.declare(STREAM, { subjects: ['water.>'], max_msgs_per_subject: 1, discard: DiscardPolicy.Old });
  let behind: Behind | null = null;
  /** The last epoch that the bus got, the writes until then, and when. */
  let published = { beat: 0, writes: -1, ms: 0 };

  const onBus = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      await bus.identity(STREAM);
      return await ask();
    } catch (fault) {
      bus.forget(STREAM);
      throw new Unavailable('the bus does not say what it has seen', { cause: fault });
    }
  };
  const lastOnBus = (): Promise<Epoch> =>
    onBus(async () => {
      const { jsm } = await bus.linked();
      const message = await jsm.streams.getMessage(bus.streamName(STREAM), { last_by_subj: subject() });
      if (message === null) return NO_EPOCH;
      const { beat, at } = message.json<{ beat: number; at: string }>();
      return { beat, at: new Date(at) };
    });
  const publish = (epoch: Epoch): Promise<unknown> =>
    onBus(async () => (await bus.linked()).js.publish(subject(), JSON.stringify(epoch)));

  /** Begins the next epoch and returns the one before. Null: the database is known to be held. */
  const countOn = async (at: Date): Promise<Epoch | null> => {
    const filter = { _id: ID, behind: { $exists: false } };
    const count = (upsert: boolean): Promise<Epoch | null> =>
      epochs.findOneAndUpdate(filter as never, { $inc: { beat: 1 }, $set: { at } } as never, {
        upsert,
        returnDocument: 'before',
      });
    try {
      return (await count(true)) ?? NO_EPOCH;
    } catch (fault) {
      if (!isDuplicate(fault)) throw fault;
      // Another process may have begun the first epoch meanwhile; a held database has nothing to count.
      return count(false);
    }
  };

  const later = (first: Epoch, second: Epoch): Epoch => (first.beat < second.beat ? second : first);

  const hold = async ({ beat, at }: Epoch, seen: Epoch): Promise<void> => {
    behind = { copy: { beat, at }, seen };
    await epochs.updateOne({ _id: ID }, { $set: { behind }, $setOnInsert: { beat, at } }, { upsert: true });
  };

  const compareWithDisk = async (): Promise<void> => {
    const [seen, stored] = [await file.read(), await epochs.findOne({ _id: ID })];
    if (stored?.behind === undefined && seen.beat > (stored?.beat ?? 0))
      return hold(stored ?? NO_EPOCH, seen);
    behind = stored?.behind ?? null;
  };

  const compare = async (): Promise<void> => {
    const now = { writes: writes(), ms: performance.now() };
    // Read before counting: an epoch seen by then is lower than the one counted now.
    const seen = later(await lastOnBus(), await file.read());
    const at = machineNow();
    const before = await countOn(at);
    if (before === null) return compareWithDisk();
    const beat = before.beat + 1;
    behind = null;
    if (beat <= seen.beat) return hold(before, seen);
    await publish({ beat, at });
    await file.write({ beat, at });
    published = { beat, ...now };
  };

  const look = (): Promise<void> =>
    compare().catch((fault: unknown) => {
      if (fault instanceof Unavailable) return compareWithDisk();
      throw fault;
    });

  return {
    /** As of the last look. Null: the database was not restored, or was accepted. */
    behind: (): Behind | null => behind,
    /** Whether the bus was restored or began anew too, so that only the disk knows how far the database had come. */
    busRestored: async (): Promise<boolean> => behind !== null && (await lastOnBus()).beat < behind.seen.beat,
    /** Begins the next epoch and compares it with bus and disk. While the bus is away it asks the disk alone and does not count. */
    look,
    /** Looks if anything was written since the last look or the database is held; otherwise only reads the counter. */
    watch: async (): Promise<void> => {
      const unchanged =
        behind === null && published.writes === writes() && performance.now() - published.ms < TELL_AGAIN_MS;
      const stored = unchanged ? await epochs.findOne({ _id: ID }) : null;
      if (stored === null || stored.behind !== undefined || stored.beat < published.beat) await look();
    },
    /** From now on the restored database is the database. */
    accept: async (): Promise<void> => {
      const seen = later(await lastOnBus(), await file.read());
      const stored = (await epochs.findOne({ _id: ID })) ?? NO_EPOCH;
      const epoch = { beat: Math.max(seen.beat, stored.beat) + 1, at: machineNow() };
      await publish(epoch);
      await file.write(epoch);
      await epochs.updateOne({ _id: ID }, { $set: epoch, $unset: { behind: '' } });
      behind = null;
    },
  };
}
