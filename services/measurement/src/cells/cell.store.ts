import { idleBackoff } from '@agence/platform/process/idle-backoff';
import { traced } from '@agence/platform/process/telemetry';
import type { Platform } from '@agence/platform/service';
import type { DatabaseClock } from '@agence/platform/store/database-clock';
import { isDuplicate } from '@agence/platform/store/mongo';
import { type Cell, type CellEvent, newCell, step } from './cell.machine.ts';
import { changing } from './cell.write.ts';
import type { Lane } from './lanes.ts';

type Wanted = Pick<StoredCell, '_id' | 'genre' | 'model' | 'compte' | 'client' | 'revision' | 'pour'> &
  Partial<Pick<StoredCell, 'n' | 'repeat' | 'lecteur'>>;

/** A call to make, not claimed yet. If its model is not configured any more it is refused, not lost. */
export const callTo = (
  { _id, genre, model, n = 0, repeat = 0, ...owner }: Wanted,
  created: number,
): StoredCell => ({
  ...newCell({ _id, genre, provider: model.split(':', 1).join(''), model, created }),
  ...owner,
  reserved_day: null,
  blocked_day: null,
  n,
  repeat,
});

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

export const CELL_INDEXES = {
  cells: [
    { key: { pour: 1, etat: 1 }, name: 'pour' },
    { key: { etat: 1, not_before: 1 }, name: 'due' },
    { key: { etat: 1, model: 1, genre: 1, not_before: 1 }, name: 'model' },
    { key: { client: 1, etat: 1 }, name: 'client' },
  ],
} as const;

export type Cells = ReturnType<typeof cellStore>;

export function cellStore({ db }: Pick<Platform, 'db'>, now: DatabaseClock) {
  const cells = db.collection<StoredCell>('cells');
  const change = changing({ db });
  const idle = idleBackoff();
  const any = async (filter: NonNullable<Parameters<typeof cells.countDocuments>[0]>): Promise<boolean> =>
    (await cells.findOne(filter, { projection: { _id: 1 } })) !== null;

  /** Applies an event by a conditional write; null when it had no right. A cell given whole is read again only if changed. */
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
    create: async (list: readonly StoredCell[]) => {
      idle.reset();
      try {
        const rows = list.map((cell) => ({ ...cell, ...traced() }));
        if (rows.length > 0) await cells.insertMany(rows, { ordered: false });
      } catch (fault) {
        // Cells are created once: existing ones stay.
        if (!isDuplicate(fault)) throw fault;
      }
    },
    find: (id: string) => cells.findOne({ _id: id }),
    apply,
    of: (pour: string) => cells.find({ pour }).toArray(),
    count: (pour: string) => cells.countDocuments({ pour }),
    idsOf: (client: string) => cells.distinct('_id', { client }),
    live: (pour: string) => any({ pour, etat: { $in: [...LIVE] } }),
    /** Whether a cell waits because that day's ceiling is reached. */
    blocked: (pour: string, blocked_day: string) => any({ pour, etat: 'todo', blocked_day }),
    /** Whether a cell could not be sent for that long. */
    unsent: async (pour: string, for_ms: number) =>
      any({ pour, etat: 'todo', blocked_since: { $lt: (await now()) - for_ms } }),
    /** Whether a cell is still to be asked of one of these models. */
    waitsFor: (pour: string, from: readonly string[]) =>
      any({ pour, etat: { $in: [...NOT_CALLED] }, model: { $in: [...from] } }),
    /** The number of cells by purpose and state. */
    states: async (
      pour: readonly string[],
    ): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> => {
      const group = { $group: { _id: { pour: '$pour', etat: '$etat' }, count: { $sum: 1 } } };
      type Row = { readonly _id: Pick<StoredCell, 'pour' | 'etat'>; readonly count: number };
      const rows = await cells.aggregate<Row>([{ $match: { pour: { $in: [...pour] } } }, group]).toArray();
      const byPour = Map.groupBy(rows, ({ _id }) => _id.pour);
      return new Map(
        [...byPour].map(([id, all]) => [id, Object.fromEntries(all.map((row) => [row._id.etat, row.count]))]),
      );
    },
    comptesOf: async (pour: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const first = { $group: { _id: '$pour', compte: { $first: '$compte' } } };
      type Row = { readonly _id: string; readonly compte: string };
      const rows = await cells.aggregate<Row>([{ $match: { pour: { $in: [...pour] } } }, first]).toArray();
      return new Map(rows.map(({ _id, compte }) => [_id, compte]));
    },
    unknownBetween: (from: Date, to: Date): Promise<readonly Pick<StoredCell, 'compte' | 'ended'>[]> =>
      cells
        .find(
          { etat: 'indeterminate', ended: { $gte: from.getTime(), $lt: to.getTime() } },
          { projection: { compte: 1, ended: 1 } },
        )
        .toArray(),
    /** Cancels the unsent calls of a client up to this revision; returns the cells that were open. */
    cancel: async (client: string, revision: number): Promise<readonly StoredCell[]> => {
      const filter = { client, revision: { $lte: revision }, etat: { $in: [...LIVE] } };
      const open = await cells.find(filter).toArray();
      const at = await now();
      for (const cell of open) await apply(cell, { kind: 'cancel', at });
      return open;
    },
    anyDue: async (today: string) => any(dueAt(await now(), today)),
    /** The due calls of these models in a lane, longest due first. */
    due: async (today: string, { genres }: Lane, most: number, models: string[]) =>
      cells
        .find({ ...dueAt(await now(), today), model: { $in: [...models] }, genre: { $in: [...genres] } })
        .sort({ not_before: 1 })
        .limit(most)
        .toArray(),
    dueOfOthers: async (today: string, models: readonly string[]) =>
      cells
        .find({ ...dueAt(await now(), today), model: { $nin: [...models] } })
        .limit(LOT)
        .toArray(),
    /** The number of calls due and not begun, and how long the oldest has been due. */
    waiting: async (today: string) => {
      const at = await now();
      const filter = dueAt(at, today);
      const [oldest] = await cells.find(filter).sort({ not_before: 1 }).limit(1).toArray();
      const oldest_s = oldest === undefined ? 0 : (at - oldest.not_before) / 1000;
      return { count: await cells.countDocuments(filter), oldest_s };
    },
    /** Cells whose call has not left, as far as this database knows. */
    notCalled: () => cells.find({ etat: { $in: [...NOT_CALLED] } }).toArray(),
    /** Cells that a process holds, or held when it died. */
    held: () =>
      cells
        .find({ etat: { $in: ['claimed', 'calling'] } })
        .sort({ lease_until: 1 })
        .limit(LOT)
        .toArray(),
  };
}
