import { machineNow } from '@agence/platform/process/clock';
import { expect, it } from '@jest/globals';
import type { Breakers } from './breaker.store.ts';
import { breakerOf } from './breaker.ts';
import { AHEAD_MS, CALL_MS } from './times.ts';

const never = (): never => {
  throw new Error('not asked for');
};
const BAD = { kind: 'unknown', why: 'it answered 503' } as const;
const provider = 'openai-compatible:alpha';

/** A fleet where every call but these is an error. */
const fleetOf = (over: Partial<Breakers>): Breakers => ({
  ...{ all: never, close: never, probe: never, trip: never },
  ...over,
});
const foundAway = async (over: Partial<Breakers>, timing?: Parameters<typeof breakerOf>[2]) => {
  const fleet = fleetOf({ trip: async () => {}, probe: async () => true, ...over });
  const breaker = breakerOf(fleet, provider, timing);
  for (let n = 0; n < 5; n += 1) await breaker.record({ probe: false }, BAD)?.();
  expect([breaker.mayCall(), breaker.admit()]).toEqual([false, null]);
  await breaker.requestProbe();
  return breaker;
};
const rejected = (status: number) => ({ kind: 'rejected', status, why: '' }) as const;

it('a provider with an open breaker is not closed by a look that began before that was written', async () => {
  const tripped: string[] = [];
  const breaker = breakerOf(fleetOf({ trip: async (one) => void tripped.push(one) }), provider);
  const before = breaker.refresh();
  const tells = Array.from({ length: 7 }, () => breaker.record({ probe: false }, BAD));
  before([]);
  const meanwhile = breaker.refresh();
  for (const tell of tells) await tell?.();
  meanwhile([]);
  expect([breaker.mayCall(), tripped]).toEqual([false, [provider]]);

  const now = machineNow();
  breaker.refresh()([{ _id: provider, since: now, next: now, tries: 0 }]);
  expect(breaker.openSince()).toBe(now);
  breaker.refresh()([]);
  expect([breaker.mayCall(), breaker.openSince()]).toEqual([true, null]);
});

it.each([{ kind: 'throttled', why: 'it answered 429' } as const, rejected(400)])(
  'a provider that answers the call that tries it is back, were it by %j',
  async (answer) => {
    const closed: string[] = [];
    const breaker = await foundAway({ close: async (one) => void closed.push(one) });
    const probe = breaker.admit() ?? { probe: false };
    expect(probe).toEqual({ probe: true });
    await breaker.record(probe, answer)?.();
    expect([breaker.openSince(), closed]).toEqual([null, [provider]]);
  },
);

it('a try that finds nobody to connect to was in vain: the next pause is longer; calls that were refused count for nothing', async () => {
  const tripped: string[] = [];
  const breaker = await foundAway({ trip: async (one) => void tripped.push(one) });
  const refused = { kind: 'not_sent', why: 'ECONNREFUSED' } as const;
  const other = breakerOf(fleetOf({}), provider);
  for (const one of [refused, rejected(400), { kind: 'throttled', why: '' } as const])
    for (let n = 0; n < 6; n += 1) expect(other.record({ probe: false }, one)).toBeUndefined();
  await breaker.record(breaker.admit() ?? { probe: false }, refused)?.();
  expect([breaker.mayCall(), tripped]).toEqual([false, [provider, provider]]);
});

it('what a person of ours must mend stops a model at its first call, and says why until that is done', async () => {
  const tripped: unknown[] = [];
  const fleet = fleetOf({
    trip: async (...all) => void tripped.push(all),
    probe: async () => true,
    close: async () => {},
  });
  const breaker = breakerOf(fleet, provider);
  const unusable = { kind: 'unusable', why: 'our account has no credit left: HTTP 402' } as const;
  await breaker.record({ probe: false }, unusable)?.();
  expect([breaker.mayCall(), breaker.why(), tripped]).toEqual([
    false,
    unusable.why,
    [[provider, unusable.why]],
  ]);
  expect(breaker.record({ probe: false }, unusable)).toBeUndefined();
  await breaker.requestProbe();
  await breaker.record(breaker.admit() ?? { probe: false }, unusable)?.();
  expect([breaker.mayCall(), tripped.length]).toEqual([false, 2]);
  await breaker.requestProbe();
  await breaker.record(breaker.admit() ?? { probe: false }, { kind: 'throttled', why: '' })?.();
  expect([breaker.mayCall(), breaker.why()]).toEqual([true, null]);
});

it('a try that could not be asked gives its right back', async () => {
  const breaker = await foundAway({});
  expect(breaker.record(breaker.admit() ?? { probe: false }, rejected(0))).toBeUndefined();
  expect(breaker.admit()).toEqual({ probe: true });
});

it('of a provider that another process found back, calls that come to nothing are counted anew', () => {
  const breaker = breakerOf(fleetOf({}), provider);
  const now = machineNow();
  const bad = () => breaker.record({ probe: false }, BAD);
  for (let n = 0; n < 4; n += 1) expect(bad()).toBeUndefined();
  breaker.refresh()([{ _id: provider, since: now, next: now, tries: 0 }]);
  breaker.refresh()([]);
  for (let n = 0; n < 4; n += 1) expect(bad()).toBeUndefined();
  expect(bad()).toBeDefined();
});

it('the right to try is over when it was not used for as long as a call may wait for its place', async () => {
  const [grants, held]: [boolean[], number[]] = [[true, false], []];
  const probe = async (_: string, ms: number) => {
    held.push(ms);
    return grants.shift() ?? false;
  };
  let waited = 0;
  const breaker = await foundAway({ probe }, () => () => waited);
  expect(breaker.mayCall()).toBe(true);
  waited = AHEAD_MS + 1;
  expect([breaker.mayCall(), breaker.admit()]).toEqual([false, null]);
  await breaker.requestProbe();
  expect(breaker.mayCall()).toBe(false);
  expect(held).toEqual([AHEAD_MS + CALL_MS, AHEAD_MS + CALL_MS]);
});
