import { type IdleBackoff, idleBackoff } from '@agence/platform/process/idle-backoff';
import { traced } from '@agence/platform/process/telemetry';
import type { Platform } from '@agence/platform/service';
import type { DatabaseClock } from '@agence/platform/store/database-clock';
import { isDuplicate } from '@agence/platform/store/mongo';
import { type Cell, type CellEvent, step } from './cell.machine.ts';
import { changing } from './cell.write.ts';
import type { Lane } from './lanes.ts';

/** A paid call and its purpose. */
export type StoredCell = Cell & {
  readonly compte: string;
  readonly client: string;
  /** The client's revision: the cell is cancelled with this revision, not with a later one. */
  readonly revision: number;
  /** The measurement or preparation it belongs to. */
  readonly pour: string;
  /** Number of the question; 0 when the call is not an answer. */
  readonly n: number;
  readonly repeat: number;
  /** For an answer: the model that reads it. */
  readonly lecteur?: string;
  /** The day (YYYY-MM-DD in Paris) in whose ceiling it counts, once reserved. */
  readonly reserved_day: string | null;
  /** The day whose ceiling was reached: the call waits for a later one. */
  readonly blocked_day: string | null;
  /** Trace headers of the request that caused the call. */
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
  /** Applies an event by a conditional write; null when it had no right. A cell given whole is read again only if changed. */
  readonly apply: (
    cell: StoredCell | string,
    event: CellEvent,
    also?: Partial<StoredCell>,
  ) => Promise<StoredCell | null>;
  readonly of: (pour: string) => Promise<readonly StoredCell[]>;
  readonly count: (pour: string) => Promise<number>;
  readonly idsOf: (client: string) => Promise<readonly string[]>;
  readonly live: (pour: string) => Promise<boolean>;
  /** Whether a cell waits because that day's ceiling is reached. */
  readonly blocked: (pour: string, day: string) => Promise<boolean>;
  /** Whether a cell could not be sent for that long. */
  readonly unsent: (pour: string, for_ms: number) => Promise<boolean>;
  /** Whether a cell is still to be asked of one of these models. */
  readonly waitsFor: (pour: string, models: readonly string[]) => Promise<boolean>;
  /** The number of cells by purpose and state. */
  readonly states: (
    pour: readonly string[],
  ) => Promise<ReadonlyMap<string, Readonly<Record<string, number>>>>;
  /** The account of each purpose. */
  readonly comptesOf: (pour: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Calls of unknown outcome that ended between two dates. */
  readonly unknownBetween: (from: Date, to: Date) => Promise<readonly Pick<StoredCell, 'compte' | 'ended'>[]>;
  /** Cancels the unsent calls of a client up to this revision; returns the cells that were open. */
  readonly cancel: (client: string, revision: number) => Promise<readonly StoredCell[]>;
  /** Whether a call is due that nobody holds. */
  readonly anyDue: (today: string) => Promise<boolean>;
  /** The due calls of these models in a lane, longest due first. */
  readonly due: (today: string, lane: Lane, most: number, models: string[]) => Promise<readonly StoredCell[]>;
  /** Due calls whose model is not in this list. */
  readonly dueOfOthers: (today: string, models: readonly string[]) => Promise<readonly StoredCell[]>;
  /** The number of calls due and not begun, and how long the oldest has been due. */
  readonly waiting: (today: string) => Promise<{ readonly count: number; readonly oldest_s: number }>;
  /** Cells whose call has not left, as far as this database knows. */
  readonly notCalled: () => Promise<readonly StoredCell[]>;
  /** Cells that a process holds, or held when it died. */
  readonly held: () => Promise<readonly StoredCell[]>;
};

export const CELL_INDEXES = {
  cells: [
    { key: { pour: 1, etat: 1 }, name: 'pour' },
    { key: { etat: 1, not_before: 1 }, name: 'due' },
    { key: { etat: 1, model: 1, genre: 1, not_before: 1 }, name: 'model' },
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
        // Cells are created once: existing ones stay.
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
    waitsFor: (pour, from) => any({ pour, etat: { $in: [...NOT_CALLED] }, model: { $in: [...from] } }),
    states: async (pour) => {
      const group = { $group: { _id: { pour: '$pour', etat: '$etat' }, count: { $sum: 1 } } };
      type Row = { readonly _id: Pick<StoredCell, 'pour' | 'etat'>; readonly count: number };
      const rows = await cells.aggregate<Row>([{ $match: { pour: { $in: [...pour] } } }, group]).toArray();
      const byPour = Map.groupBy(rows, ({ _id }) => _id.pour);
      return new Map(
        [...byPour].map(([id, all]) => [id, Object.fromEntries(all.map((row) => [row._id.etat, row.count]))]),
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
    due: async (today, { genres }, most, models) =>
      cells
        .find({ ...dueAt(await now(), today), model: { $in: [...models] }, genre: { $in: [...genres] } })
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
