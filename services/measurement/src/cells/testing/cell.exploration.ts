import { type CellEvent, isEnded } from '../cell.machine.ts';
import {
  apply,
  BOTH,
  type Budget,
  IDLE,
  type Intent,
  keyOf,
  LATER,
  mark,
  NOW,
  put,
  type Rules,
  spend,
  start,
  type Worker,
  type World,
} from './cell.world.ts';

/**
 * Explores every interleaving of two workers, a sweeper, a bus and a provider on one cell, with a bounded number of
 * faults. For the test of the machine.
 */

const claim = (rules: Rules, world: World, i: 0 | 1, at: number): World[] => {
  const claimed = apply(rules, world, { kind: 'claim', at, lease_ms: LATER - at });
  return claimed === 'ignored'
    ? []
    : [put(claimed, i, { ...IDLE, pc: 'claimed', fence: claimed.cell.fence, marked: claimed.cell.marked })];
};

const written = (world: World): World => ({ ...world, intents: world.intents + 1 });

const intentOf = (world: World, fence: number): Intent => ({
  kind: 'call',
  fence,
  at: NOW,
  lease_ms: LATER,
  request_hash: 'h',
  token: `${world.intents}`,
});

const intending = (worker: Worker, { attempt, marked, tries }: World['cell']): Worker => ({
  ...worker,
  ...{ pc: 'intended', attempt, marked, tries },
});

/** The write, and its repetition after a lost acknowledgement. */
const write = (rules: Rules, world: World, i: 0 | 1, event: CellEvent): World[] => {
  const applied = apply(rules, world, event);
  const after = applied === 'ignored' ? world : applied;
  return [put(after, i, IDLE), ...spend(after, 'acks')];
};

/** A worker's next step without a fault of ours; the provider may reply anything. */
const work = (rules: Rules, world: World, i: 0 | 1): World[] => {
  const mine = world.workers[i];
  const { pc, fence, attempt, marked } = mine;
  const be = (next: Worker['pc'], on: World = world): World => put(on, i, { ...mine, pc: next });
  switch (pc) {
    case 'idle':
      return claim(rules, world, i, NOW);
    case 'claimed': {
      const intent = intentOf(world, fence);
      const called = apply(rules, world, intent);
      const numbered =
        called === 'ignored' ? put(world, i, IDLE) : put(written(called), i, intending(mine, called.cell));
      const ours = called === 'ignored' ? [] : [written(called), { ...written(world), late: intent }];
      const lost = [world, ...ours].flatMap((on) => spend(on, 'acks'));
      const back = spend(world, 'backs').flatMap((on) =>
        write(rules, on, i, { kind: 'postpone', fence, not_before: NOW, why: '' }),
      );
      return [numbered, be('rejected'), ...back, ...lost.map((on) => be('doubt', on))];
    }
    case 'doubt':
    case 'undoing': {
      const [first, then] = rules.undo({ fence, at: NOW, draw: 0, marked, why: '' });
      const undone = apply(rules, world, pc === 'doubt' ? first : then);
      return undone === 'ignored' ? [be(pc === 'doubt' ? 'undoing' : 'idle')] : [put(undone, i, IDLE)];
    }
    case 'intended': {
      const tries = rules.tries(mine);
      const away = spend(world, 'marks').flatMap((on) => [on, mark(on, tries), mark(on, tries.slice(-1))]);
      const ours = put(mark(world, tries), i, { ...mine, pc: 'marked', marked: attempt });
      const found = tries.some((attempted) =>
        world.marks.some(({ n, token }) => n === attempted.n && token !== attempted.token),
      )
        ? be('unknown')
        : ours;
      return [found, ...away.map((on) => be('not_sent', on))];
    }
    case 'marked': {
      const sent = { ...world, sent: true };
      const charged = { ...sent, charges: world.charges + 1 };
      const made = [be('answer', charged), be('unknown', charged), be('unknown', sent), be('rejected', sent)];
      const unsent = spend(world, 'unsent');
      return [...made, ...unsent.flatMap((on) => [be('not_sent', on), be('unusable', on)])];
    }
    case 'answer':
      return [be('kept', { ...world, kept: true })];
    case 'kept':
      return write(rules, world, i, { kind: 'answer', fence, at: NOW });
    default:
      return write(rules, world, i, { kind: pc, fence, at: NOW, draw: 0, marked, why: '' });
  }
};

/** An idle worker takes over an expired claim. */
const reclaim = (rules: Rules, world: World): World[] =>
  BOTH.flatMap((i) => (world.workers[i].pc === 'idle' ? claim(rules, world, i, LATER) : []));

const only = (...worlds: (World | 'ignored')[]): World[] => worlds.filter((world) => world !== 'ignored');

/** Marks the cell of a stored answer as done, and ends abandoned cells. */
const sweep = (rules: Rules, world: World): World[] => {
  const { cell, kept, workers } = world;
  const answered = kept && cell.etat === 'calling';
  const answering = answered ? only(apply(rules, world, { kind: 'answer', fence: cell.fence, at: NOW })) : [];
  if (workers.some(({ pc, fence }) => pc !== 'idle' && fence === cell.fence)) return answering;
  return [...answering, ...only(apply(rules, world, { kind: 'sweep', at: LATER })), ...reclaim(rules, world)];
};

/** The intent without acknowledgement is written after all, if its claim still stands. */
const landing = (rules: Rules, world: World, late: Intent): World[] =>
  only(apply(rules, { ...world, late: null }, late));

const faults = (rules: Rules, world: World): World[] => {
  const { cell, kept, copy, late, workers } = world;
  const landed = late === null ? [] : [{ ...world, late: null }, ...landing(rules, world, late)];
  const busy = BOTH.filter((i) => workers[i].pc !== 'idle');
  const killed = busy.flatMap((i) => spend(world, 'kills').map((on) => put(on, i, IDLE)));
  const early = spend(world, 'expiries').flatMap((on) => [
    ...only(apply(rules, on, { kind: 'sweep', at: LATER })),
    ...reclaim(rules, on),
  ]);
  const cancelled = spend(world, 'cancels').flatMap((on) =>
    only(apply(rules, on, { kind: 'cancel', at: NOW })),
  );
  if (copy === null)
    return [
      ...landed,
      ...killed,
      ...early,
      ...cancelled,
      ...(world.left.restores > 0 ? [{ ...world, copy: { cell, kept } }] : []),
    ];
  const back = spend(world, 'restores').map(
    (on): World => ({ ...on, ...copy, late: null, workers: [IDLE, IDLE], restored: true }),
  );
  return [...landed, ...killed, ...early, ...cancelled, ...back];
};

export type Explored = { states: number; mostCharges: number; wrongEnds: string[]; stuck: string[] };

/** Visits every reachable world, then checks that its cell can still end without another fault. */
export const explore = (rules: Rules, budget: Budget): Explored => {
  const first = start(budget);
  const seen = new Map<string, World>([[keyOf(first), first]]);
  const before = new Map<string, string[]>();
  for (const [key, world] of seen) {
    if (world.charges > 1) continue;
    const calm = [...work(rules, world, 0), ...work(rules, world, 1), ...sweep(rules, world)];
    for (const [next, isCalm] of [
      ...calm.map((w) => [w, w.left === world.left] as const),
      ...faults(rules, world).map((w) => [w, false] as const),
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
    wrongEnds: worlds.filter((world) => isWrongEnd(world, budget)).map((w) => JSON.stringify(w)),
    stuck: withoutEnd(seen, before),
  };
};

/**
 * The final state must be true: refused and cancelled cells were not charged, done ones were answered, unknown ones
 * may have been charged. After a restore, a kill or an expired lease, nobody can know whether the call left.
 */
const isWrongEnd = ({ cell, charges, sent, restored, left }: World, { kills, expiries }: Budget): boolean => {
  const known = !restored && left.kills === kills && left.expiries === expiries;
  return (
    ((cell.etat === 'refused' || cell.etat === 'cancelled') && charges > 0 && !restored) ||
    (cell.etat === 'indeterminate' && !sent && known) ||
    (cell.etat === 'done' && charges !== 1)
  );
};

const withoutEnd = (seen: Map<string, World>, before: Map<string, string[]>): string[] => {
  const canEnd = new Set([...seen].filter(([, w]) => isEnded(w.cell)).map(([key]) => key));
  for (const key of canEnd) for (const previous of before.get(key) ?? []) canEnd.add(previous);
  return [...seen.keys()].filter((key) => !canEnd.has(key));
};
