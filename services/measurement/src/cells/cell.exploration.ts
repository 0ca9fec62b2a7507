import { type CellEvent, isEnded } from './cell.machine.ts';
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
 * Every way in which two workers, a sweeper, a bus and a provider can meet over one cell, under a bounded number of
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

/** The write, and the same made again because nobody answered it. */
const write = (rules: Rules, world: World, i: 0 | 1, event: CellEvent): World[] => {
  const told = apply(rules, world, event);
  const after = told === 'ignored' ? world : told;
  return [put(after, i, IDLE), ...spend(after, 'acks')];
};

/** What a worker does next when nothing goes wrong on our side; the provider may answer anything. */
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
      const found = tries.some((one) =>
        world.marks.some(({ n, token }) => n === one.n && token !== one.token),
      )
        ? be('unknown')
        : ours;
      return [found, ...away.map((on) => be('not_sent', on))];
    }
    case 'marked': {
      const sent = { ...world, sent: true };
      const charged = { ...sent, charges: world.charges + 1 };
      const made = [be('answer', charged), be('unknown', charged), be('unknown', sent), be('rejected', sent)];
      return [...made, ...spend(world, 'unsent').map((on) => be('not_sent', on))];
    }
    case 'answer':
      return [be('kept', { ...world, kept: true })];
    case 'kept':
      return write(rules, world, i, { kind: 'answer', fence, at: NOW });
    default:
      return write(rules, world, i, { kind: pc, fence, at: NOW, draw: 0, marked, why: '' });
  }
};

/** An idle worker takes up a claim whose time is over. */
const reclaim = (rules: Rules, world: World): World[] =>
  BOTH.flatMap((i) => (world.workers[i].pc === 'idle' ? claim(rules, world, i, LATER) : []));

const only = (...worlds: (World | 'ignored')[]): World[] => worlds.filter((world) => world !== 'ignored');

/** Says of a kept answer that it is, and ends what nobody will end. */
const sweep = (rules: Rules, world: World): World[] => {
  const { cell, kept, workers } = world;
  const answered = kept && cell.etat === 'calling';
  const told = answered ? only(apply(rules, world, { kind: 'answer', fence: cell.fence, at: NOW })) : [];
  if (workers.some(({ pc, fence }) => pc !== 'idle' && fence === cell.fence)) return told;
  return [...told, ...only(apply(rules, world, { kind: 'sweep', at: LATER })), ...reclaim(rules, world)];
};

/** The intent that nobody answered is written after all, where its claim still stands. */
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

/** Walks every reachable world, then asks of each whether the cell can still end without any further fault. */
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
 * "Not charged" is said of refused and cancelled cells, "answered" of done ones, "may have been charged" of unknown ones: it
 * must be true. A database that was put back cannot know what was charged of what it cancels, or cannot ask any more; nor
 * does anybody know whether a call had left of a process that died, or was late.
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
