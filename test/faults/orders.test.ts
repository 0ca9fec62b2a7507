import { afterAll, beforeAll, jest, test } from '@jest/globals';
import { POINTS, placedByMail } from './by-mail.ts';
import { startWorld, type World } from './world.ts';

jest.setTimeout(600_000);

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('a process can fail at every point of an order by mail: it is carried out once, and answered once', () =>
  placedByMail(world, { order: 'fail', points: POINTS, at_once: 3, again: true }));

test('a process can die after it kept an order, and between its decision and its answer', () => {
  const points = ['courriers', 'propositions', 'messages'].map((kept) => `mail:${kept}.updateOne:after`);
  return placedByMail(world, { order: 'die', points, at_once: 1, again: false });
});
