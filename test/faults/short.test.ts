import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { POINTS, placedByMail } from './by-mail.ts';
import { DAY } from './day.ts';
import { runAll } from './run.ts';
import { scheduleOf } from './schedule.ts';
import { startWorld, type World } from './world.ts';

jest.setTimeout(600_000);

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('a day without a fault is as the rules say, and shows where a process can be told to fail', async () => {
  await runAll(world, [DAY]);
  expect(world.cuts.total()).toEqual({ calls: 0, mails: 0 });
  expect((await world.points()).length).toBeGreaterThanOrEqual(60);
});

test('schedules of gestures and faults end as the rules say', async () => {
  const [first = '', ...others] = await world.points();
  const seeds = [100, 101, 102, 200, 201, 202];
  await runAll(
    world,
    seeds.map((seed) => scheduleOf(seed, [first, ...others])),
  );
});

test('a process can fail at every point of an order by mail: it is carried out once, and answered once', () =>
  placedByMail(world, { order: 'fail', points: POINTS, at_once: 3, again: true }));

test('a process can die after it kept an order, and between its decision and its answer', () => {
  const points = ['courriers', 'propositions', 'messages'].map((kept) => `mail:${kept}.updateOne:after`);
  return placedByMail(world, { order: 'die', points, at_once: 1, again: false });
});
