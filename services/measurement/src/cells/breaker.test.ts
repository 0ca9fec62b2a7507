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

it('a provider found away is not opened by a look that began before that was written', async () => {
  const shut: string[] = [];
  const fleet: Breakers = {
    all: never,
    open: never,
    probe: never,
    shut: async (one) => void shut.push(one),
  };
  const breaker = breakerOf(fleet, provider);
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

it('a provider that asks the call that tries it for patience is back', async () => {
  const opened: string[] = [];
  const fleet: Breakers = {
    all: never,
    open: async (one) => void opened.push(one),
    probe: async () => true,
    shut: async () => {},
  };
  const breaker = breakerOf(fleet, provider);
  for (let n = 0; n < 5; n += 1) await breaker.told({ probe: false }, BAD)?.();
  expect([breaker.open(), breaker.take()]).toEqual([false, null]);
  await breaker.ask();
  const probe = breaker.take() ?? { probe: false };
  expect(probe).toEqual({ probe: true });
  await breaker.told(probe, { kind: 'throttled', why: 'it answered 429' })?.();
  expect([breaker.since(), opened]).toEqual([null, [provider]]);
});

it('a try that finds nobody to connect to was in vain: the next pause is longer', async () => {
  const shut: string[] = [];
  const fleet: Breakers = {
    all: never,
    open: never,
    probe: async () => true,
    shut: async (one) => void shut.push(one),
  };
  const breaker = breakerOf(fleet, provider);
  const refused = { kind: 'not_sent', why: 'ECONNREFUSED' } as const;
  expect(breaker.told({ probe: false }, refused)).toBeUndefined();
  for (let n = 0; n < 5; n += 1) await breaker.told({ probe: false }, BAD)?.();
  await breaker.ask();
  await breaker.told(breaker.take() ?? { probe: false }, refused)?.();
  expect([breaker.open(), shut]).toEqual([false, [provider, provider]]);
});

it('of a provider that another process found back, calls that come to nothing are counted anew', () => {
  const fleet: Breakers = { all: never, open: never, probe: never, shut: async () => {} };
  const breaker = breakerOf(fleet, provider);
  const now = machineNow();
  const bad = () => breaker.told({ probe: false }, BAD);
  for (let n = 0; n < 4; n += 1) expect(bad()).toBeUndefined();
  breaker.look()([{ _id: provider, since: now, next: now, tries: 0 }]);
  breaker.look()([]);
  for (let n = 0; n < 4; n += 1) expect(bad()).toBeUndefined();
  expect(bad()).toBeDefined();
});

it('a try that is refused for what it asks shows that its provider is back; one that could not be asked is spared', async () => {
  const opened: string[] = [];
  const fleet: Breakers = {
    all: never,
    open: async (one) => void opened.push(one),
    probe: async () => true,
    shut: async () => {},
  };
  const breaker = breakerOf(fleet, provider);
  for (let n = 0; n < 5; n += 1) await breaker.told({ probe: false }, BAD)?.();
  await breaker.ask();
  const rejected = (status: number) => ({ kind: 'rejected', status, why: '' }) as const;
  expect(breaker.told(breaker.take() ?? { probe: false }, rejected(0))).toBeUndefined();
  const again = breaker.take() ?? { probe: false };
  expect(again).toEqual({ probe: true });
  await breaker.told(again, rejected(404))?.();
  expect([breaker.since(), opened]).toEqual([null, [provider]]);
});

it('the right to try is over when it was not used for as long as a call may wait for its place', async () => {
  const [grants, held]: [boolean[], number[]] = [[true, false], []];
  const fleet: Breakers = {
    all: never,
    open: never,
    probe: async (_, ms) => {
      held.push(ms);
      return grants.shift() ?? false;
    },
    shut: async () => {},
  };
  let waited = 0;
  const breaker = breakerOf(fleet, provider, () => () => waited);
  for (let n = 0; n < 5; n += 1) await breaker.told({ probe: false }, BAD)?.();
  await breaker.ask();
  expect(breaker.open()).toBe(true);
  waited = AHEAD_MS + 1;
  expect([breaker.open(), breaker.take()]).toEqual([false, null]);
  await breaker.ask();
  expect(breaker.open()).toBe(false);
  expect(held).toEqual([AHEAD_MS + CALL_MS, AHEAD_MS + CALL_MS]);
});
