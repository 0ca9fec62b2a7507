import { eventually } from '@agence/testing/eventually';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Logger } from '../process/logger.ts';
import { slidingLimit } from './sliding-limit.ts';

const parts = partsFor(beforeAll, afterAll);

it('accepts exactly 600 of 1,000 calls spread over four processes', async () => {
  const limit = { name: 'KEY', limit: 600, window_s: 3600 };
  const buses = [parts.bus, parts.anotherBus(), parts.anotherBus(), parts.anotherBus()];
  await eventually(() => buses.every((bus) => bus.connected()));
  const gateways = buses.map((bus) => slidingLimit(bus, limit, parts.log));
  const verdicts = await Promise.all(
    Array.from({ length: 250 }).flatMap(() => gateways.map((gateway) => gateway.take('one key'))),
  );
  expect(verdicts.filter((verdict) => verdict?.accepted)).toHaveLength(600);
  const refused = verdicts.filter((verdict) => !verdict?.accepted);
  expect(refused.every((verdict) => verdict !== undefined && verdict.remaining === 0)).toBe(true);
  expect(
    refused.every((verdict) => verdict !== undefined && verdict.reset_s > 3590 && verdict.reset_s <= 3600),
  ).toBe(true);
  expect((await gateways[0]?.take('another key'))?.accepted).toBe(true);
}, 30_000);

it('counts for all in a window that became shorter than the one before', async () => {
  const wide = { name: 'NARROWED', limit: 1, window_s: 3600 };
  await slidingLimit(parts.bus, wide, parts.log).take('wide');
  const buses = [parts.anotherBus(), parts.anotherBus()];
  await eventually(() => buses.every((bus) => bus.connected()));
  const narrow = buses.map((bus) => slidingLimit(bus, { ...wide, window_s: 20 }, parts.log));
  const accepted: boolean[] = [];
  for (const { take } of narrow) accepted.push((await take('narrow')).accepted);
  expect(accepted).toEqual([true, false]);
});

it('counts down one by one for a caller alone', async () => {
  const { take } = slidingLimit(parts.bus, { name: 'ALONE', limit: 3, window_s: 3600 }, parts.log);
  const seen = [await take('k'), await take('k'), await take('k'), await take('k')];
  expect(seen.map(({ accepted, remaining }) => [accepted, remaining])).toEqual([
    [true, 2],
    [true, 1],
    [true, 0],
    [false, 0],
  ]);
});

it('opens again when the oldest call leaves the window, and not before the time it told', async () => {
  const { take } = slidingLimit(parts.bus, { name: 'SHORT', limit: 2, window_s: 2 }, parts.log);
  await take('k');
  await take('k');
  const start = performance.now();
  const { accepted, reset_s } = await take('k');
  expect([accepted, reset_s >= 1 && reset_s <= 2]).toEqual([false, true]);
  await eventually(async () => (await take('k')).accepted);
  expect(performance.now() - start).toBeGreaterThan(1000);
});

it('a limit that is reached names each caller that its key does not name', async () => {
  await eventually(() => parts.bus.connected());
  const lines: unknown[] = [];
  const log = { ...parts.log, warn: (line: object) => lines.push(line) } as unknown as Logger;
  const { take } = slidingLimit(parts.bus, { name: 'NAMES', limit: 1, window_s: 3600 }, log);
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await take('ada@horizon.test', from);
  for (let n = 0; n < 3; n += 1) await take('192.0.2.4', '192.0.2.4');
  const reached = { security: 'limit_reached', limit: 'NAMES' };
  expect(lines).toEqual(['192.0.2.2', '192.0.2.3', '192.0.2.4'].map((from) => ({ ...reached, from })));
});

it('counts alone, never without limit, when the bus is gone', async () => {
  const lonely = parts.anotherBus();
  await eventually(() => lonely.connected());
  const { take, refused } = slidingLimit(lonely, { name: 'GONE', limit: 5, window_s: 3600 }, parts.log);
  await take('k');
  await lonely.close();
  const verdicts = [];
  for (let n = 0; n < 9; n += 1) verdicts.push(await take('k'));
  expect(verdicts.filter(({ accepted }) => accepted)).toHaveLength(4);
  // It is away: its stream is not refused.
  expect(refused()).toBe(false);
});

it('says that its stream is refused until it is not, and counts alone meanwhile', async () => {
  const { jsm } = await parts.bus.linked();
  const taken = parts.bus.subject('limits.TAKEN.>');
  const name = parts.bus.streamName('OTHER');
  await jsm.streams.add({ name, subjects: [taken] });
  const limit = slidingLimit(parts.bus, { name: 'TAKEN', limit: 1, window_s: 3600 }, parts.log);
  expect(limit.refused()).toBe(false);
  expect([(await limit.take('k')).accepted, (await limit.take('k')).accepted]).toEqual([true, false]);
  expect(limit.refused()).toBe(true);
  await jsm.streams.delete(name);
  await eventually(async () => (await limit.take('other')) && !limit.refused());
});
