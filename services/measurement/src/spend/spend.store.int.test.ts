import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { spendStore } from './spend.store.ts';

const CEILING = 50;
let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

it('grants the ceiling to callers who all come first on a new day, and not one more', async () => {
  const spend = spendStore(parts, CEILING);
  for (const day of ['2026-11-21', '2026-11-22', '2026-11-23']) {
    const granted = await Promise.all(Array.from({ length: CEILING }, () => spend('a', day)));
    expect(granted.filter((one) => !one)).toEqual([]);
    expect(await spend('a', day)).toBe(false);
  }
});

it('counts each account by itself', async () => {
  const spend = spendStore(parts, 1);
  expect([await spend('a', '2026-11-21'), await spend('b', '2026-11-21')]).toEqual([true, true]);
  expect(await spend('a', '2026-11-21')).toBe(false);
});
