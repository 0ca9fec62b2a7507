import { afterAll, beforeAll, jest, test } from '@jest/globals';
import { DAY } from './day.ts';
import { runAll, smallest } from './run.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import { startWorld, type World } from './world.ts';

jest.setTimeout(1_800_000);

/** Schedules that are lived in one system at the same time. */
const TOGETHER = 32;
/** Then a fresh system starts: a longer history takes longer to publish again after each loss of the bus. */
const BATCHES_A_SYSTEM = 8;

/** What `npm run test:faults -- --seed N --schedules N` asked for. */
declare const faults: { readonly seed: number; readonly schedules: number };

let world: World;
let points: readonly [string, ...string[]];
beforeAll(async () => {
  world = await startWorld();
  await runAll(world, [DAY]);
  const [first = '', ...others] = await world.points();
  points = [first, ...others];
});
afterAll(() => world.stop());

const renew = async (): Promise<void> => {
  await world.stop();
  world = await startWorld();
};

const batches = Array.from(
  { length: Math.ceil(faults.schedules / TOGETHER) },
  (_, i) => faults.seed + i * TOGETHER,
);

const said = (schedule: Schedule | undefined): string =>
  schedule === undefined ? 'they fail together only' : JSON.stringify(schedule, null, 1);

test.each(batches)('schedules of gestures and faults, from seed %i', async (seed) => {
  const before = batches.indexOf(seed);
  if (before > 0 && before % BATCHES_A_SYSTEM === 0) await renew();
  const schedules = Array.from({ length: TOGETHER }, (_, i) => scheduleOf(seed + i, points));
  process.stdout.write(`\nseed ${seed} `);
  try {
    await runAll(world, schedules);
  } catch (fault) {
    // What a failure may have left broken is not used again.
    process.stdout.write(`${fault}\n${await world.lastWords()}\n`);
    await world.stop();
    const least = await smallest(schedules);
    world = await startWorld();
    process.stdout.write(`${said(least)}\n`);
    throw new Error(`${fault instanceof Error ? fault.message : fault}\n${said(least)}`);
  }
});
