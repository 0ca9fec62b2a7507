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
    const granted = await Promise.all(Array.from({ length: CEILING }, () => spend('a', day, 1)));
    expect(granted.filter((one) => one !== 1)).toEqual([]);
    expect(await spend('a', day, 1)).toBe(0);
  }
});

it('counts each account by itself', async () => {
  const spend = spendStore(parts, 1);
  expect([await spend('a', '2026-11-21', 1), await spend('b', '2026-11-21', 1)]).toEqual([1, 1]);
  expect(await spend('a', '2026-11-21', 1)).toBe(0);
});

it('grants lots that come at once as much as is left, and not one more', async () => {
  const spend = spendStore(parts, CEILING);
  const granted = await Promise.all([20, 20, 20].map((calls) => spend('a', '2026-11-21', calls)));
  expect(granted.toSorted((a, b) => a - b)).toEqual([10, 20, 20]);
});

it('grants nothing where the ceiling was lowered below what was reserved', async () => {
  await spendStore(parts, CEILING)('a', '2026-11-21', 30);
  expect(await spendStore(parts, 10)('a', '2026-11-21', 5)).toBe(0);
  expect(await spendStore(parts, CEILING)('a', '2026-11-21', 30)).toBe(20);
});
