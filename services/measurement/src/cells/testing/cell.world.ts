import { type Cell, type CellEvent, newCell, type step, type undoing } from '../cell.machine.ts';
import type { Try } from '../worker.ts';

/** A cell and everything that acts on it: two workers, the bus, the provider's charges. Plain data, for the exploration. */

type Told = 'unknown' | 'not_sent' | 'unusable' | 'rejected';
/** `doubt`, `undoing`: the intent's write has no acknowledgement; `marked`: the call may leave; `kept`: only the answer is stored. */
type Pc = 'idle' | 'claimed' | 'doubt' | 'undoing' | 'intended' | 'marked' | 'answer' | 'kept' | Told;
export type Worker = { pc: Pc; fence: number; attempt: number; marked: number; tries: readonly string[] };
/**
 * How often each fault may still happen. `acks`: a write's acknowledgement is lost; `marks`: the bus fails while an
 * attempt is marked; `restores`: the database is restored while no service runs; `backs`: a claim is given back.
 */
export type Budget = Record<
  'kills' | 'expiries' | 'acks' | 'marks' | 'unsent' | 'cancels' | 'restores' | 'backs',
  number
>;
export type Stored = { cell: Cell; kept: boolean };
export type Intent = Extract<CellEvent, { kind: 'call' }>;
export type World = Stored & {
  workers: [Worker, Worker];
  /** Attempts marked on the bus. */
  marks: readonly Try[];
  /** Intents written so far; each has its own token. */
  intents: number;
  /** An intent without acknowledgement, which may still be written. */
  late: Intent | null;
  /** Whether a call left, charged or not. */
  sent: boolean;
  charges: number;
  copy: Stored | null;
  restored: boolean;
  left: Budget;
};
export type Rules = {
  readonly step: typeof step<Cell>;
  readonly tries: (cell: Pick<Cell, 'marked' | 'tries'>) => Try[];
  readonly undo: typeof undoing;
};

export const NOW = 0;
export const LATER = 1;
export const IDLE: Worker = { pc: 'idle', fence: 0, attempt: 0, marked: 0, tries: [] };
export const BOTH = [0, 1] as const;

export const start = (left: Budget): World => ({
  cell: newCell({ _id: 'q1', genre: 'reponse', provider: 'p', model: 'p:m', created: NOW }),
  kept: false,
  workers: [IDLE, IDLE],
  marks: [],
  intents: 0,
  late: null,
  sent: false,
  charges: 0,
  copy: null,
  restored: false,
  left,
});

/** Time passes between any two steps, so waits are always over and exact times do not matter. */
const forgetTime = (cell: Cell): Cell => ({
  ...cell,
  ...{ not_before: NOW, blocked_since: null, ended: null, why: null, request_hash: null },
});

export const apply = (rules: Rules, world: World, event: CellEvent): World | 'ignored' => {
  const cell = rules.step(world.cell, event);
  return cell === 'ignored' ? 'ignored' : { ...world, cell: forgetTime(cell) };
};

export const put = (world: World, i: 0 | 1, worker: Worker): World => ({
  ...world,
  workers: i === 0 ? [worker, world.workers[1]] : [world.workers[0], worker],
});

/** The world after this fault; empty when the budget allows none. */
export const spend = (world: World, what: keyof Budget): World[] =>
  world.left[what] > 0 ? [{ ...world, left: { ...world.left, [what]: world.left[what] - 1 } }] : [];

/** Only the first mark of an attempt counts. */
export const mark = (world: World, tries: readonly Try[]): World => {
  const fresh = tries.filter(({ n }) => world.marks.every((known) => known.n !== n));
  return { ...world, marks: [...world.marks, ...fresh].toSorted((a, b) => a.n - b.n) };
};

const storedKey = ({ cell, kept }: Stored): string =>
  `${cell.etat} ${cell.fence} ${cell.attempt} ${cell.marked} ${cell.tries} ${cell.lease_until} ${kept}`;

/** Workers are interchangeable: worlds that differ only by their order are equal. */
export const keyOf = (world: World): string => {
  const pair = world.workers
    .map(({ pc, fence, attempt, marked, tries }) => `${pc}${fence}.${attempt}.${marked}.${tries}`)
    .toSorted();
  const copy = world.copy === null ? '' : storedKey(world.copy);
  const marks = world.marks.map(({ n, token }) => `${n}=${token}`);
  const { cell, late } = world;
  // An intent whose claim has ended is never written.
  const lands = late !== null && cell.etat === 'claimed' && cell.fence === late.fence ? late.token : '';
  const outside = [world.intents, lands, world.sent, world.charges];
  const rest = [pair, marks, outside, copy, world.restored, Object.values(world.left)];
  return `${storedKey(world)} ${rest.join(' ')}`;
};
