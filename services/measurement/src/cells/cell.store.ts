import type { DatabaseClock } from '@agence/platform/database-clock';
import { type IdleBackoff, idleBackoff } from '@agence/platform/idle-backoff';
import { isDuplicate } from '@agence/platform/mongo';
import type { Platform } from '@agence/platform/service';
import { traced } from '@agence/platform/telemetry';
import { type Cell, type CellEvent, step } from './cell.machine.ts';
import { changing } from './cell.write.ts';
import type { Lane } from './lanes.ts';

/** A paid call with what it is for. */
export type StoredCell = Cell & {
  readonly compte: string;
  readonly client: string;
  /** Revision of the client that it is for: it is cancelled with that one, not with a later one. */
  readonly revision: number;
  /** The measurement or preparation it belongs to. */
  readonly pour: string;
  /** Number of the question; 0 for what is not an answer. */
  readonly n: number;
  readonly repeat: number;
  /** Of an answer: the model that reads it. */
  readonly lecteur?: string;
  /** Day (YYYY-MM-DD in Paris) whose ceiling it counts in, once reserved. */
  readonly reserved_day: string | null;
  /** Day whose ceiling was reached: waits for a later one. */
  readonly blocked_day: string | null;
  /** Trace headers of what ordered it. */
  readonly trace?: Readonly<Record<string, string>>;
};

const NOT_CALLED = ['todo', 'claimed'] as const;
const LIVE = [...NOT_CALLED, 'calling'] as const;
const LOT = 500;

const dueAt = (at: number, today: string) => ({
  etat: 'todo' as const,
  not_before: { $lte: at },
  $or: [{ blocked_day: null }, { blocked_day: { $lt: today } }],
});

export type Cells = {
  readonly idle: IdleBackoff;
  readonly create: (cells: readonly StoredCell[]) => Promise<void>;
  readonly find: (id: string) => Promise<StoredCell | null>;
  /**
   * Applies an event under a conditional write; null when it had no right over the cell as it is now. A cell that was just
   * read or written is given whole: it is read again only when it has changed since.
   */
  readonly apply: (
    cell: StoredCell | string,
    event: CellEvent,
    also?: Partial<StoredCell>,
  ) => Promise<StoredCell | null>;
  readonly of: (pour: string) => Promise<readonly StoredCell[]>;
  readonly count: (pour: string) => Promise<number>;
  readonly idsOf: (client: string) => Promise<readonly string[]>;
  readonly live: (pour: string) => Promise<boolean>;
  /** One of them waits because the ceiling of that day is reached. */
  readonly blocked: (pour: string, day: string) => Promise<boolean>;
  /** One of them could not be sent for that long. */
  readonly unsent: (pour: string, for_ms: number) => Promise<boolean>;
  /** One of them is to be asked of one of these. */
  readonly waitsFor: (pour: string, providers: readonly string[]) => Promise<boolean>;
  /** How many cells of each are in which state. */
  readonly states: (
    pour: readonly string[],
  ) => Promise<ReadonlyMap<string, Readonly<Record<string, number>>>>;
  /** The account of each of these. */
  readonly comptesOf: (pour: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Calls whose outcome is not known, that ended from then until then. */
  readonly unknownBetween: (from: Date, to: Date) => Promise<readonly Pick<StoredCell, 'compte' | 'ended'>[]>;
  /** Cancels what was not sent yet for a client, up to this revision of it; answers with what was open. */
  readonly cancel: (client: string, revision: number) => Promise<readonly StoredCell[]>;
  /** Whether any call is due that nobody holds. */
  readonly anyDue: (today: string) => Promise<boolean>;
  /** So many of those of a lane, the longest due first. */
  readonly due: (today: string, lane: Lane, most: number) => Promise<readonly StoredCell[]>;
  /** Those that are due, and whose model is none of these. */
  readonly dueOfOthers: (today: string, models: readonly string[]) => Promise<readonly StoredCell[]>;
  /** How many are due and not begun, and for how long the longest of them has been due. */
  readonly waiting: (today: string) => Promise<{ readonly count: number; readonly oldest_s: number }>;
  /** Those of which no call has left, as far as is known here. */
  readonly notCalled: () => Promise<readonly StoredCell[]>;
  /** What somebody holds, or held when it died: as many as the fleet works at once. */
  readonly held: () => Promise<readonly StoredCell[]>;
};

export const CELL_INDEXES = {
  cells: [
    { key: { pour: 1, etat: 1 }, name: 'pour' },
    { key: { etat: 1, not_before: 1 }, name: 'due' },
    { key: { etat: 1, provider: 1, genre: 1, not_before: 1 }, name: 'lane' },
    { key: { client: 1, etat: 1 }, name: 'client' },
  ],
} as const;

export function cellStore({ db }: Pick<Platform, 'db'>, now: DatabaseClock): Cells {
  const cells = db.collection<StoredCell>('cells');
  const change = changing({ db });
  const idle = idleBackoff();
  const any = async (filter: NonNullable<Parameters<typeof cells.countDocuments>[0]>): Promise<boolean> =>
    (await cells.findOne(filter, { projection: { _id: 1 } })) !== null;

  const apply = async (
    given: StoredCell | string,
    event: CellEvent,
    also: Partial<StoredCell> = {},
  ): Promise<StoredCell | null> => {
    const _id = typeof given === 'string' ? given : given._id;
    let cell = typeof given === 'string' ? await cells.findOne({ _id }) : given;
    while (cell !== null) {
      const after = step(cell, event);
      if (after === 'ignored') return null;
      const next = { ...after, ...also };
      const lease_ms = 'lease_ms' in event ? event.lease_ms : null;
      if (await change({ from: cell, next, lease_ms })) return next;
      cell = await cells.findOne({ _id });
    }
    return null;
  };

  return {
    idle,
    create: async (list) => {
      idle.reset();
      try {
        const rows = list.map((cell) => ({ ...cell, ...traced() }));
        if (rows.length > 0) await cells.insertMany(rows, { ordered: false });
      } catch (fault) {
        // Created once: those that are there already are left as they are.
        if (!isDuplicate(fault)) throw fault;
      }
    },
    find: (id) => cells.findOne({ _id: id }),
    apply,
    of: (pour) => cells.find({ pour }).toArray(),
    count: (pour) => cells.countDocuments({ pour }),
    idsOf: (client) => cells.distinct('_id', { client }),
    live: (pour) => any({ pour, etat: { $in: [...LIVE] } }),
    blocked: (pour, blocked_day) => any({ pour, etat: 'todo', blocked_day }),
    unsent: async (pour, for_ms) =>
      any({ pour, etat: 'todo', blocked_since: { $lt: (await now()) - for_ms } }),
    waitsFor: (pour, of) => any({ pour, etat: { $in: [...NOT_CALLED] }, provider: { $in: [...of] } }),
    states: async (pour) => {
      const group = { $group: { _id: { pour: '$pour', etat: '$etat' }, count: { $sum: 1 } } };
      type Row = { readonly _id: Pick<StoredCell, 'pour' | 'etat'>; readonly count: number };
      const rows = await cells.aggregate<Row>([{ $match: { pour: { $in: [...pour] } } }, group]).toArray();
      const byPour = Map.groupBy(rows, ({ _id }) => _id.pour);
      return new Map(
        [...byPour].map(([id, of]) => [id, Object.fromEntries(of.map((one) => [one._id.etat, one.count]))]),
      );
    },
    comptesOf: async (pour) => {
      const first = { $group: { _id: '$pour', compte: { $first: '$compte' } } };
      type Row = { readonly _id: string; readonly compte: string };
      const rows = await cells.aggregate<Row>([{ $match: { pour: { $in: [...pour] } } }, first]).toArray();
      return new Map(rows.map(({ _id, compte }) => [_id, compte]));
    },
    unknownBetween: (from, to) =>
      cells
        .find(
          { etat: 'indeterminate', ended: { $gte: from.getTime(), $lt: to.getTime() } },
          { projection: { compte: 1, ended: 1 } },
        )
        .toArray(),
    cancel: async (client, revision) => {
      const filter = { client, revision: { $lte: revision }, etat: { $in: [...LIVE] } };
      const open = await cells.find(filter).toArray();
      const at = await now();
      for (const cell of open) await apply(cell, { kind: 'cancel', at });
      return open;
    },
    anyDue: async (today) => any(dueAt(await now(), today)),
    due: async (today, { provider, genres }, most) =>
      cells
        .find({ ...dueAt(await now(), today), provider, genre: { $in: [...genres] } })
        .sort({ not_before: 1 })
        .limit(most)
        .toArray(),
    dueOfOthers: async (today, models) =>
      cells
        .find({ ...dueAt(await now(), today), model: { $nin: [...models] } })
        .limit(LOT)
        .toArray(),
    waiting: async (today) => {
      const at = await now();
      const filter = dueAt(at, today);
      const [oldest] = await cells.find(filter).sort({ not_before: 1 }).limit(1).toArray();
      const oldest_s = oldest === undefined ? 0 : (at - oldest.not_before) / 1000;
      return { count: await cells.countDocuments(filter), oldest_s };
    },
    notCalled: () => cells.find({ etat: { $in: [...NOT_CALLED] } }).toArray(),
    held: () =>
      cells
        .find({ etat: { $in: ['claimed', 'calling'] } })
        .sort({ lease_until: 1 })
        .limit(LOT)
        .toArray(),
  };
}
