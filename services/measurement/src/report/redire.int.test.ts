import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { AskModel } from '../ai/port.ts';
import { reactions } from '../reactions.ts';
import { DAY_MS, ended, etatDe, LANCEE, launched, newsOf, over } from '../testing/launched.ts';
import type { Measuring } from '../testing/measuring.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

const launch = {
  ...{ compte: 'agence-test', client: 'c_1', revision: 1, mesure: 'm_1' },
  lancee_ts: LANCEE.getTime() / 1000,
};

/** What clients is told once more, having lost all that it heard. */
const toldAgain = async ({ needs, remis }: Measuring) => {
  remis.splice(0);
  const heard = reactions(needs, async () => {}).find(({ event }) => event === 'mesure_lancee');
  await heard?.react(launch as never, { id: 'mesure:again' });
  return [...remis];
};

it('a launch told again after its measurement is done hands its states and its report in again, as they were', async () => {
  const world = await over(parts);
  await world.sweep();
  expect(await etatDe(world)).toBe('faite');
  const { livrables } = world.needs;
  const before = [...world.remis];
  const written = await livrables.ofClient('agence-test', 'c_1');
  world.later(3 * DAY_MS);
  expect(await toldAgain(world)).toEqual(before);
  expect(before.map(({ issue }) => issue)).toEqual(['en cours', 'faite']);
  expect(await livrables.ofClient('agence-test', 'c_1')).toEqual(written);
  expect(await newsOf(parts)).toEqual(['mesure_terminee']);
});

it('one that failed says so again; its second try speaks once there is one', async () => {
  const refusing: AskModel = async () => ({ kind: 'rejected', status: 400, why: 'HTTP 400' });
  const world = await launched(parts, { ask: refusing });
  await world.start();
  await ended(world);
  expect(await toldAgain(world)).toMatchObject([{ mesure: 'm_1', issue: 'en échec' }]);
  world.later(DAY_MS + 1000);
  await world.sweep();
  expect(await etatDe(world, 'm_1_2')).toBe('en cours');
  expect(await toldAgain(world)).toEqual([]);
  await world.sweep();
  await ended(world, 'm_1_2');
  expect(await toldAgain(world)).toMatchObject([{ command_id: 'm_1_2:en échec:0', mesure: 'm_1' }]);
  expect(await newsOf(parts)).toEqual(['mesure_echouee', 'mesure_echouee']);
});
