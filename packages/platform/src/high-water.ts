import { DiscardPolicy, jetstream, jetstreamManager, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import type { Db } from 'mongodb';
import type { Bus } from './bus.ts';
import { machineNow } from './clock.ts';
import { Unavailable } from './faults.ts';
import { isDuplicate } from './mongo.ts';
import { type Mark, NOTHING, type WaterFile } from './water-file.ts';

/** A database that is older than the bus, or the disk beside us, has seen it: how far the copy is, and how far it was. */
export type Behind = { readonly copy: Mark; readonly seen: Mark };

type Kept = Mark & { readonly _id: string; readonly behind?: Behind };

export type HighWater = {
  /** As of the last look; null: it is no copy, or was accepted. */
  readonly behind: () => Behind | null;
  /** Whether the bus lost what the copy lacks, too: it was put back as well, or began anew, and only the disk beside us knows. */
  readonly busForgot: () => Promise<boolean>;
  /** Counts on, and compares with what was seen. While the bus is away only the disk is asked, and nothing is counted. */
  readonly look: () => Promise<void>;
  /** A look if anything was written since the last one, or a copy stands there; else the count is only read. */
  readonly watch: () => Promise<void>;
  /** From now on the copy is the database. */
  readonly accept: () => Promise<void>;
};

const STREAM = 'WATERS';
const ID = 'water';
const BUS_MS = 1_000;
/** A bus that lost what it had seen is told again that soon. */
const AGAIN_MS = 60_000;

/**
 * A count that a database keeps and tells the bus after it has kept it: of a database that counts what the bus has seen
 * already, somebody put an older copy back. That is written into the copy, and holds until a person accepts it. The disk beside us
 * is told too, for a start while the bus is away or has lost what it saw. `writes`: how often this process has written to
 * the database so far; as long as that stays, there is nothing new that a copy could lack.
 */
export function highWater(db: Db, bus: Bus, writes: () => number, file: WaterFile): HighWater {
  const kept = db.collection<Kept>('platform');
  const subject = () => bus.subject(`water.${db.databaseName}`);
  bus.declare(STREAM, {
    subjects: ['water.>'],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_msgs_per_subject: 1,
    discard: DiscardPolicy.Old,
  });
  let behind: Behind | null = null;
  /** The last count that the bus was told, what had been written by then, and when. */
  let told = { beat: 0, writes: -1, ms: 0 };

  const onBus = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      await bus.identity(STREAM);
      return await ask();
    } catch (fault) {
      bus.forget(STREAM);
      throw new Unavailable('the bus does not say what it has seen', { cause: fault });
    }
  };
  const lastSeen = (): Promise<Mark> =>
    onBus(async () => {
      const jsm = await jetstreamManager(await bus.connection(), { checkAPI: false, timeout: BUS_MS });
      const found = await jsm.streams.getMessage(bus.streamName(STREAM), { last_by_subj: subject() });
      if (found === null) return NOTHING;
      const { beat, at } = found.json<{ beat: number; at: string }>();
      return { beat, at: new Date(at) };
    });
  const tell = (mark: Mark): Promise<unknown> =>
    onBus(async () =>
      jetstream(await bus.connection(), { timeout: BUS_MS }).publish(subject(), JSON.stringify(mark)),
    );

  /** The count before this one; null: it is known to be a copy. */
  const countOn = async (at: Date): Promise<Mark | null> => {
    const filter = { _id: ID, behind: { $exists: false } };
    try {
      const before = await kept.findOneAndUpdate(
        filter as never,
        { $inc: { beat: 1 }, $set: { at } } as never,
        { upsert: true, returnDocument: 'before' },
      );
      return before ?? NOTHING;
    } catch (fault) {
      if (isDuplicate(fault)) return null;
      throw fault;
    }
  };

  const later = (one: Mark, other: Mark): Mark => (one.beat < other.beat ? other : one);

  const hold = async ({ beat, at }: Mark, seen: Mark): Promise<void> => {
    behind = { copy: { beat, at }, seen };
    await kept.updateOne({ _id: ID }, { $set: { behind }, $setOnInsert: { beat, at } }, { upsert: true });
  };

  /** What is known without the bus. */
  const known = async (): Promise<void> => {
    const [seen, now] = [await file.read(), await kept.findOne({ _id: ID })];
    if (now?.behind === undefined && seen.beat > (now?.beat ?? 0)) return hold(now ?? NOTHING, seen);
    behind = now?.behind ?? null;
  };

  const compare = async (): Promise<void> => {
    const ours = { writes: writes(), ms: performance.now() };
    // Asked before it is counted: what the bus has seen by then is below what is counted now.
    const seen = later(await lastSeen(), await file.read());
    const at = machineNow();
    const before = await countOn(at);
    if (before === null) return known();
    const beat = before.beat + 1;
    behind = null;
    if (beat > seen.beat) {
      await tell({ beat, at });
      await file.write({ beat, at });
      told = { beat, ...ours };
      return;
    }
    await hold(before, seen);
  };

  const look = (): Promise<void> =>
    compare().catch((fault: unknown) => {
      if (fault instanceof Unavailable) return known();
      throw fault;
    });

  return {
    behind: () => behind,
    busForgot: async () => behind !== null && (await lastSeen()).beat < behind.seen.beat,
    look,
    watch: async () => {
      const counted = behind === null && told.writes === writes() && performance.now() - told.ms < AGAIN_MS;
      const now = counted ? await kept.findOne({ _id: ID }) : null;
      if (now === null || now.behind !== undefined || now.beat < told.beat) await look();
    },
    accept: async () => {
      const seen = later(await lastSeen(), await file.read());
      const now = (await kept.findOne({ _id: ID })) ?? NOTHING;
      const mark = { beat: Math.max(seen.beat, now.beat) + 1, at: machineNow() };
      await tell(mark);
      await file.write(mark);
      await kept.updateOne({ _id: ID }, { $set: mark, $unset: { behind: '' } });
      behind = null;
    },
  };
}
