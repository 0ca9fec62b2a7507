import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { DAY } from './day.ts';
import { runAll } from './run.ts';
import { startWorld, type World } from './world.ts';

jest.setTimeout(1_800_000);

let world: World;
let points: readonly string[];
beforeAll(async () => {
  world = await startWorld();
  await runAll(world, [DAY]);
  points = await world.points();
});
afterAll(() => world.stop());

/** Orders that wait at the same time, far from each other. */
const TOGETHER = 32;

test.each(['die', 'freeze', 'hang', 'fail'] as const)('a process can %s at every point', async (order) => {
  const turns = Math.ceil(points.length / TOGETHER);
  expect(turns).toBeGreaterThan(1);
  for (let turn = 0; turn < turns; turn += 1) {
    const some = points.filter((_, i) => i % turns === turn);
    const struck = async () => {
      for (const point of some) await world.strike({ kind: 'order', order, point });
    };
    await runAll(world, [DAY, DAY], struck).catch((fault: unknown) => {
      throw new Error(`${order} at ${some.join(', ')}`, { cause: fault });
    });
  }
});
