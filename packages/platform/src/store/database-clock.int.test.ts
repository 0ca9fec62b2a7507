import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { databaseClock } from './database-clock.ts';

const HOUR_MS = 3_600_000;
const machine = Date.now;

const parts = partsFor(beforeEach, afterEach);
afterEach(() => {
  Date.now = machine;
});

it.each([HOUR_MS, -HOUR_MS])(
  'the database’s time does not follow a jump of the machine’s clock by %d ms',
  async (jump) => {
    const now = databaseClock(parts.db);
    const before = await now();
    Date.now = () => machine() + jump;
    const after = await now();
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after - before).toBeLessThan(HOUR_MS / 2);
  },
);
