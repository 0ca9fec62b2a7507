import { machineNow } from '@agence/platform/clock';
import { expect, it } from '@jest/globals';
import type { Breakers } from './breaker.store.ts';
import { breakerOf } from './breaker.ts';

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
