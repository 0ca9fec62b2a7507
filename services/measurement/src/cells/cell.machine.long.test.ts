import { describe, expect, test } from '@jest/globals';
import { type Cell, type CellEvent, GIVE_UP_AFTER, newCell, step, undoing } from './cell.machine.ts';
import { type Explored, explore } from './testing/cell.exploration.ts';
import type { Budget, Rules } from './testing/cell.world.ts';
import { triesOf } from './worker.ts';

const todo = newCell({ _id: 'm/1/p:m/1', genre: 'reponse', provider: 'p', model: 'p:m', created: 1000 });

const after = (...events: CellEvent[]): Cell =>
  events.reduce((cell, event) => {
    const next = step(cell, event);
    if (next === 'ignored') throw new Error(`ignored: ${event.kind} over ${cell.etat}`);
    return next;
  }, todo);

const claim: CellEvent = { kind: 'claim', at: 2000, lease_ms: 60_000 };
const call: CellEvent = {
  kind: 'call',
  fence: 1,
  at: 3000,
  lease_ms: 87_000,
  request_hash: 'abc',
  token: 't',
};
const unsent = (at: number, fence = 1): CellEvent => ({
  kind: 'not_sent',
  fence,
  at,
  draw: 0,
  marked: 1,
  why: 'no DNS',
});

describe('one paid call', () => {
  test('claimed, called, answered', () => {
    expect(after(claim, call, { kind: 'answer', fence: 1, at: 5000 })).toEqual({
      ...todo,
      etat: 'done',
      fence: 1,
      attempt: 1,
      request_hash: 'abc',
      tries: ['t'],
      ended: 5000,
    });
  });

  test('a claim whose lease is over is taken by another worker, whose fence shuts the first one out', () => {
    expect(step(after(claim), { ...claim, at: 61_999 })).toBe('ignored');
    const again = after(claim, { kind: 'claim', at: 62_000, lease_ms: 37_000 });
    expect(again.fence).toBe(2);
    expect(step(again, call)).toBe('ignored');
  });

  test('a call in progress is never claimed again; when its time is over its outcome is unknown', () => {
    expect(step(after(claim, call), { kind: 'claim', at: 1e12, lease_ms: 1e12 })).toBe('ignored');
    expect(step(after(claim, call), { kind: 'sweep', at: 89_999 })).toBe('ignored');
    expect(after(claim, call, { kind: 'sweep', at: 90_000 }).etat).toBe('indeterminate');
  });

  test('a late answer under the same fence turns unknown into done, and nothing else does', () => {
    const unknown = after(claim, call, { kind: 'unknown', fence: 1, at: 70_000, why: 'timeout' });
    expect(step(unknown, { kind: 'answer', fence: 1, at: 95_000 })).toMatchObject({
      etat: 'done',
      why: null,
    });
    expect(step(unknown, { kind: 'answer', fence: 2, at: 95_000 })).toBe('ignored');
    expect(step(unknown, unsent(95_000))).toBe('ignored');
  });

  test('not sent: waits longer each time, is refused when 24 h would be over', () => {
    const first = after(claim, call, unsent(10_000));
    expect(first).toMatchObject({
      etat: 'todo',
      not_before: 12_500,
      blocked_since: 10_000,
      marked: 1,
      why: 'no DNS',
    });
    expect(step(first, { kind: 'claim', at: 12_499, lease_ms: 1e9 })).toBe('ignored');
    const late = { ...first, etat: 'calling', attempt: 60 } as const;
    expect(step(late, unsent(10_000 + GIVE_UP_AFTER - 900_000))).toMatchObject({ etat: 'todo' });
    expect(step(late, unsent(10_000 + GIVE_UP_AFTER - 899_999))).toMatchObject({ etat: 'refused' });
  });

  test('throttled: waits at least what the provider asks for, and is refused when that is more than 24 h', () => {
    const throttled = { kind: 'throttled', fence: 1, at: 10_000, draw: 0, marked: 1, why: '429' } as const;
    expect(after(claim, call, { ...throttled, retry_after_s: 60 }).not_before).toBe(70_000);
    expect(after(claim, call, { ...throttled, retry_after_s: 86_401 }).etat).toBe('refused');
  });

  test('rejected before it was sent: refused by whoever holds the claim, and by nobody else', () => {
    const rejected = { kind: 'rejected', at: 9, why: 'not configured' } as const;
    expect(after(claim, { ...rejected, fence: 1 })).toMatchObject({ etat: 'refused', attempt: 0 });
    expect(step(after(claim), { ...rejected, fence: 0 })).toBe('ignored');
    expect(step(todo, { ...rejected, fence: 0 })).toBe('ignored');
  });

  test('a claim may be given back; a call may be cancelled until it is made', () => {
    const back = after(claim, { kind: 'postpone', fence: 1, not_before: 9000, why: 'spend ceiling' });
    expect(back).toMatchObject({ etat: 'todo', not_before: 9000, blocked_since: null, lease_until: null });
    expect(after({ kind: 'cancel', at: 5 }).etat).toBe('cancelled');
    expect(after(claim, { kind: 'cancel', at: 5 }).etat).toBe('cancelled');
    expect(step(after(claim, { kind: 'cancel', at: 5 }), call)).toBe('ignored');
    expect(step(after(claim, call), { kind: 'cancel', at: 5 })).toBe('ignored');
  });
});

const none = { kills: 0, expiries: 0, acks: 0, marks: 0, unsent: 0, cancels: 0, restores: 0, backs: 0 };
const few = { ...none, kills: 1, expiries: 1, acks: 1, marks: 1, unsent: 1 };
const rules: Rules = { step, tries: triesOf, undo: undoing };
const sound = { mostCharges: 1, wrongEnds: [], stuck: [] };

describe('every way in which two workers can meet over one paid call', () => {
  test.each([
    ['three kills, two early ends of a lease', { ...few, kills: 3, expiries: 2 }, 100_000],
    ['two lost acknowledgements, a claim given back', { ...few, acks: 2, backs: 1 }, 50_000],
    ['two tries that the bus could not mark, a removal', { ...few, acks: 0, marks: 2, cancels: 1 }, 5_000],
    ['a database that is put back', { ...few, expiries: 0, restores: 1 }, 20_000],
    ['a removal and a database that is put back', { ...none, marks: 1, cancels: 1, restores: 1 }, 500],
  ])('and %s: never two charges, no wrong end, no cell without an end', (_, budget, least) => {
    const { states, ...found } = explore(rules, budget);
    process.stdout.write(`    paid-call machine: ${states} states explored\n`);
    expect(found).toEqual(sound);
    expect(states).toBeGreaterThan(least);
  });

  const unmarked: Rules = { ...rules, tries: () => [] };
  const changed = (rule: Rules['step']): Rules => ({ ...unmarked, step: rule });
  const rerun = changed((cell, event) =>
    step(event.kind === 'claim' && cell.etat === 'calling' ? { ...cell, etat: 'claimed' } : cell, event),
  );
  const withoutFence = changed((cell, event) =>
    step(cell, 'fence' in event ? { ...event, fence: cell.fence } : event),
  );
  const withoutSweep = changed((cell, event) => (event.kind === 'sweep' ? 'ignored' : step(cell, event)));
  const restored = { ...none, marks: 1, restores: 1 };

  test('nor does it hang on the marks as long as the database keeps what it wrote', () => {
    const { states: _, ...found } = explore(unmarked, { ...few, kills: 2 });
    expect(found).toEqual(sound);
  });

  const lastTry: Rules = { ...rules, tries: (cell) => triesOf(cell).slice(-1) };
  const undo: Rules['undo'] = (later) => {
    const [claimed, calling] = undoing(later);
    return [calling, claimed];
  };
  const lost = { ...none, acks: 1 };
  const faultsIn = ({ mostCharges, wrongEnds, stuck }: Explored) => ({
    'charged twice': mostCharges > 1,
    'a wrong end': wrongEnds.length > 0,
    'no end': stuck.length > 0,
  });

  test.each<[string, Rules, Budget, keyof ReturnType<typeof faultsIn>]>([
    ['an expired call is made again', rerun, few, 'charged twice'],
    ['without the fence, a write is repeated late', withoutFence, few, 'charged twice'],
    ['without the sweep, a process is killed', withoutSweep, few, 'no end'],
    ['without marks, the database is put back', unmarked, restored, 'charged twice'],
    ['without the marks of earlier tries, so it is', lastTry, restored, 'charged twice'],
    ['undone the other way round, an intent is written late', { ...rules, undo }, lost, 'a wrong end'],
  ])('the exploration can fail: %s', (_, broken, budget, fault) => {
    expect(faultsIn(explore(broken, budget))[fault]).toBe(true);
  });
});
