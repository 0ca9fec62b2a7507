import { machineNow } from '@agence/platform/clock';
import { expect, it } from '@jest/globals';
import type { Breakers } from './breaker.store.ts';
import { breakerOf } from './breaker.ts';
import { AHEAD_MS, CALL_MS } from './times.ts';

const never = (): never => {
  throw new Error('not asked for');
};
const BAD = { kind: 'unknown', why: 'it answered 503' } as const;
const provider = 'openai-compatible';

/** A fleet of which only this is asked, and a process that found its provider away. */
const fleetOf = (over: Partial<Breakers>): Breakers => ({
  ...{ all: never, open: never, probe: never, shut: never },
  ...over,
});
const foundAway = async (over: Partial<Breakers>, timing?: Parameters<typeof breakerOf>[2]) => {
  const fleet = fleetOf({ shut: async () => {}, probe: async () => true, ...over });
  const breaker = breakerOf(fleet, provider, timing);
  for (let n = 0; n < 5; n += 1) await breaker.told({ probe: false }, BAD)?.();
  expect([breaker.open(), breaker.take()]).toEqual([false, null]);
  await breaker.ask();
  return breaker;
};
const rejected = (status: number) => ({ kind: 'rejected', status, why: '' }) as const;

it('a provider found away is not opened by a look that began before that was written', async () => {
  const shut: string[] = [];
  const breaker = breakerOf(fleetOf({ shut: async (one) => void shut.push(one) }), provider);
  const before = breaker.look();
  const tells = Array.from({ length: 7 }, () => breaker.told({ probe: false }, BAD));
  before([]);
  const meanwhile = breaker.look();
  for (const tell of tells) await tell?.();
  meanwhile([]);
  expect([breaker.open(), shut]).toEqual([false, [provider]]);

  const now = machineNow();
  breaker.look()([{ _id: provider, since: now, next: now, tries: 0 }]);
  expect(breaker.since()).toBe(now);
  breaker.look()([]);
  expect([breaker.open(), breaker.since()]).toEqual([true, null]);
});

it.each([{ kind: 'throttled', why: 'it answered 429' } as const, rejected(404)])(
  'a provider that answers the call that tries it is back, were it by %j',
  async (answer) => {
    const opened: string[] = [];
    const breaker = await foundAway({ open: async (one) => void opened.push(one) });
    const probe = breaker.take() ?? { probe: false };
    expect(probe).toEqual({ probe: true });
    await breaker.told(probe, answer)?.();
    expect([breaker.since(), opened]).toEqual([null, [provider]]);
  },
);

it('a try that finds nobody to connect to was in vain: the next pause is longer', async () => {
  const shut: string[] = [];
  const breaker = await foundAway({ shut: async (one) => void shut.push(one) });
  const refused = { kind: 'not_sent', why: 'ECONNREFUSED' } as const;
  const other = breakerOf(fleetOf({}), provider);
  for (let n = 0; n < 6; n += 1) expect(other.told({ probe: false }, refused)).toBeUndefined();
  await breaker.told(breaker.take() ?? { probe: false }, refused)?.();
  expect([breaker.open(), shut]).toEqual([false, [provider, provider]]);
});

it('a try that could not be asked is spared', async () => {
  const breaker = await foundAway({});
  expect(breaker.told(breaker.take() ?? { probe: false }, rejected(0))).toBeUndefined();
  expect(breaker.take()).toEqual({ probe: true });
});

it('of a provider that another process found back, calls that come to nothing are counted anew', () => {
  const breaker = breakerOf(fleetOf({}), provider);
  const now = machineNow();
  const bad = () => breaker.told({ probe: false }, BAD);
  for (let n = 0; n < 4; n += 1) expect(bad()).toBeUndefined();
  breaker.look()([{ _id: provider, since: now, next: now, tries: 0 }]);
  breaker.look()([]);
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
  expect(breaker.open()).toBe(true);
  waited = AHEAD_MS + 1;
  expect([breaker.open(), breaker.take()]).toEqual([false, null]);
  await breaker.ask();
  expect(breaker.open()).toBe(false);
  expect(held).toEqual([AHEAD_MS + CALL_MS, AHEAD_MS + CALL_MS]);
});
