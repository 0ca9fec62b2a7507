import { type Cell, type CellEvent, isEnded, newCell, type step } from './cell.machine.ts';

/**
 * Every way in which two workers, a sweeper, a bus and a provider can meet over one cell, under a bounded number of
 * faults. For the test of the machine: a state is plain data.
 */

type Pc = 'idle' | 'took' | 'claimed' | 'intended' | 'answer' | 'unknown' | 'not_sent' | 'rejected';
type Worker = { pc: Pc; fence: number };
/** How often each fault may still happen; `acks`: a write made whose acknowledgement is lost, so it is made again. */
type Budget = Record<'kills' | 'expiries' | 'losses' | 'acks' | 'unsent' | 'cancels', number>;
export type World = { cell: Cell; workers: [Worker, Worker]; bus: number; charges: number; left: Budget };
export type Step = typeof step<Cell>;

const NOW = 0;
const LATER = 1;
const MESSAGES_AT_MOST = 2;
const IDLE: Worker = { pc: 'idle', fence: 0 };

const start = (left: Budget): World => ({
  cell: newCell({ _id: 'q1', genre: 'reponse', provider: 'p', model: 'p:m', created: NOW }),
  workers: [IDLE, IDLE],
  bus: 1,
  charges: 0,
  left,
});

/** Time passes between any two steps: a wait is always over, and the instants themselves are forgotten. */
const forgetTime = (cell: Cell): Cell => ({
  ...cell,
  not_before: NOW,
  blocked_since: null,
  ended: null,
  why: null,
  request_hash: null,
});

const apply = (stepOf: Step, world: World, event: CellEvent): World | 'ignored' => {
  const cell = stepOf(world.cell, event);
  return cell === 'ignored' ? 'ignored' : { ...world, cell: forgetTime(cell) };
};

const put = (world: World, i: 0 | 1, worker: Worker): World => ({
  ...world,
  workers: i === 0 ? [worker, world.workers[1]] : [world.workers[0], worker],
});

const spend = (world: World, what: keyof Budget): World => ({
  ...world,
  left: { ...world.left, [what]: world.left[what] - 1 },
});

const published = (world: World): World => ({ ...world, bus: Math.min(MESSAGES_AT_MOST, world.bus + 1) });

/** What a worker does next when nothing goes wrong on our side; the provider may answer anything. */
const work = (stepOf: Step, world: World, i: 0 | 1): World[] => {
  const { pc, fence } = world.workers[i];
  const done = put(world, i, IDLE);
  switch (pc) {
    case 'idle':
      return world.bus > 0 ? [put({ ...world, bus: world.bus - 1 }, i, { pc: 'took', fence: 0 })] : [];
    case 'took': {
      const claimed = apply(stepOf, world, { kind: 'claim', at: NOW, lease_until: LATER });
      return [claimed === 'ignored' ? done : put(claimed, i, { pc: 'claimed', fence: claimed.cell.fence })];
    }
    case 'claimed': {
      const called = apply(stepOf, world, { kind: 'call', fence, until: LATER, request_hash: 'h' });
      const refused = put(world, i, { pc: 'rejected', fence });
      return [called === 'ignored' ? done : put(called, i, { pc: 'intended', fence }), refused];
    }
    case 'intended':
      return send(world, i, fence);
    default: {
      const told = apply(stepOf, world, { kind: pc, fence, at: NOW, draw: 0, why: '' });
      const written = told === 'ignored' ? world : told;
      return [put(written, i, IDLE), ...(world.left.acks > 0 ? [spend(written, 'acks')] : [])];
    }
  }
};

const send = (world: World, i: 0 | 1, fence: number): World[] => {
  const charged = { ...world, charges: world.charges + 1 };
  return [
    put(charged, i, { pc: 'answer', fence }),
    put(charged, i, { pc: 'unknown', fence }),
    put(world, i, { pc: 'unknown', fence }),
    put(world, i, { pc: 'rejected', fence }),
    ...(world.left.unsent > 0 ? [put(spend(world, 'unsent'), i, { pc: 'not_sent', fence })] : []),
  ];
};

/** Reads the database, not the bus: publishes what waits, ends what nobody will end. */
const sweep = (stepOf: Step, world: World): World[] => {
  const out = world.cell.etat === 'todo' && world.bus === 0 ? [published(world)] : [];
  const held = world.workers.some((w) => w.pc !== 'idle' && w.fence === world.cell.fence);
  if (held) return out;
  const swept = apply(stepOf, world, { kind: 'sweep', at: LATER });
  const taken = apply(stepOf, world, { kind: 'claim', at: LATER, lease_until: LATER });
  return [...out, ...[swept, reclaimed(world, taken)].filter((w) => w !== 'ignored')];
};

/** An expired claim taken by an idle worker that was handed a message. */
const reclaimed = (before: World, taken: World | 'ignored'): World | 'ignored' => {
  const i = before.workers[0].pc === 'took' ? 0 : 1;
  if (taken === 'ignored' || before.workers[i].pc !== 'took') return 'ignored';
  return put(taken, i, { pc: 'claimed', fence: taken.cell.fence });
};

const faults = (stepOf: Step, world: World): World[] => {
  const out: (World | 'ignored')[] = [];
  for (const i of [0, 1] as const) {
    if (world.left.kills > 0 && world.workers[i].pc !== 'idle')
      out.push(published(put(spend(world, 'kills'), i, IDLE)));
  }
  if (world.left.expiries > 0) {
    const early = spend(world, 'expiries');
    const taken = apply(stepOf, early, { kind: 'claim', at: LATER, lease_until: LATER });
    out.push(apply(stepOf, early, { kind: 'sweep', at: LATER }), reclaimed(early, taken), published(early));
  }
  if (world.left.losses > 0 && world.bus > 0) out.push({ ...spend(world, 'losses'), bus: 0 });
  if (world.left.cancels > 0) out.push(apply(stepOf, spend(world, 'cancels'), { kind: 'cancel', at: NOW }));
  return out.filter((w) => w !== 'ignored');
};

/** The two workers are alike: worlds that differ by who is who are one. */
const keyOf = ({ cell, workers, bus, charges, left }: World): string => {
  const [a, b] = [`${workers[0].pc}${workers[0].fence}`, `${workers[1].pc}${workers[1].fence}`];
  const pair = a < b ? `${a} ${b}` : `${b} ${a}`;
  const faultsLeft = `${left.kills} ${left.expiries} ${left.losses} ${left.acks} ${left.unsent} ${left.cancels}`;
  return `${cell.etat} ${cell.fence} ${cell.attempt} ${cell.lease_until} ${pair} ${bus} ${charges} ${faultsLeft}`;
};

export type Explored = { states: number; mostCharges: number; wrongEnds: string[]; stuck: string[] };

/** Walks every reachable world, then asks of each whether the cell can still end without any further fault. */
export const explore = (stepOf: Step, budget: Budget): Explored => {
  const first = start(budget);
  const seen = new Map<string, World>([[keyOf(first), first]]);
  const before = new Map<string, string[]>();
  for (const [key, world] of seen) {
    if (world.charges > 1) continue;
    const calm = [...work(stepOf, world, 0), ...work(stepOf, world, 1), ...sweep(stepOf, world)];
    for (const [next, isCalm] of [
      ...calm.map((w) => [w, true] as const),
      ...faults(stepOf, world).map((w) => [w, false] as const),
    ]) {
      const nextKey = keyOf(next);
      if (!seen.has(nextKey)) seen.set(nextKey, next);
      if (isCalm) (before.get(nextKey) ?? before.set(nextKey, []).get(nextKey))?.push(key);
    }
  }
  const worlds = [...seen.values()];
  return {
    states: worlds.length,
    mostCharges: worlds.reduce((most, w) => Math.max(most, w.charges), 0),
    wrongEnds: worlds.filter(isWrongEnd).map((w) => JSON.stringify(w)),
    stuck: withoutEnd(seen, before),
  };
};

/** "Not charged" is said of refused and cancelled cells, "answered" of done ones: it must be true. */
const isWrongEnd = ({ cell, charges }: World): boolean =>
  ((cell.etat === 'refused' || cell.etat === 'cancelled') && charges > 0) ||
  (cell.etat === 'done' && charges !== 1);

const withoutEnd = (seen: Map<string, World>, before: Map<string, string[]>): string[] => {
  const canEnd = new Set([...seen].filter(([, w]) => isEnded(w.cell)).map(([key]) => key));
  for (const key of canEnd) for (const previous of before.get(key) ?? []) canEnd.add(previous);
  return [...seen.keys()].filter((key) => !canEnd.has(key));
};
