import { expect } from '@jest/globals';
import { DAY } from './day.ts';
import { runAll } from './run.ts';
import { type ORDERS, startWorld, type World } from './world.ts';

/** Orders that wait at the same time, far from each other. */
const TOGETHER = 32;

type Order = (typeof ORDERS)[number];

const strikeAt = (world: World, order: Order, points: readonly string[]) => async () => {
  for (const point of points) await world.strike({ kind: 'order', order, point });
};

/** Days of two agencies: at each fault point, the process that reaches it carries out the order. */
export async function atEveryPoint(order: Order): Promise<void> {
  const world = await startWorld();
  await runAll(world, [DAY]);
  const points = await world.points();
  const turns = Math.ceil(points.length / TOGETHER);
  expect(turns).toBeGreaterThan(1);
  for (let turn = 0; turn < turns; turn += 1) {
    const some = points.filter((_, i) => i % turns === turn);
    await runAll(world, [DAY, DAY], strikeAt(world, order, some)).catch((fault: unknown) => {
      throw new Error(`${order} at ${some.join(', ')}`, { cause: fault });
    });
    process.stdout.write(`${order}: ${some.length} points, turn ${turn + 1} of ${turns}\n`);
  }
  await world.stop();
}
