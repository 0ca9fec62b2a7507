import { expect, it } from '@jest/globals';
import { partsOfEachTest } from '../testing/parts.ts';
import { spendStore } from './spend.store.ts';

const CEILING = 50;
const parts = partsOfEachTest();

it('grants the ceiling of an account to callers who all come first on a new day, and not one more', async () => {
  const spend = spendStore(parts, CEILING);
  for (const day of ['2026-11-21', '2026-11-22', '2026-11-23']) {
    const granted = await Promise.all(Array.from({ length: CEILING }, () => spend('a', day, 1)));
    expect(granted.filter((one) => one !== 1)).toEqual([]);
    expect([await spend('a', day, 1), await spend('b', day, 1)]).toEqual([0, 1]);
  }
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
