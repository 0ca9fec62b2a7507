import { afterAll, beforeAll, jest, test } from '@jest/globals';
import { POINTS, placedByMail } from './by-mail.ts';
import { ORDERS, startWorld, type World } from './world.ts';

jest.setTimeout(1_800_000);

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test.each(ORDERS)('a process can %s at every point of an order by mail', (order) =>
  placedByMail(world, { order, points: POINTS, at_once: 4, again: true }),
);
