import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ended, launched } from '../testing/launched.ts';
import { lireAvancement } from './lire-mesures.handler.ts';

let parts: TestParts;
beforeAll(async () => {
  parts = await testParts();
});
afterAll(() => parts.stop());

it('says how many answers came, of how many, to the account of the client, as long as its measurement runs', async () => {
  const world = await launched(parts);
  const read = lireAvancement(world.needs);
  const asked = { compte: 'agence-test', client: 'c_1' };
  const { recues, attendues } = await read(asked);
  expect([recues, attendues > 0]).toEqual([0, true]);
  const cells = parts.db.collection<{ _id: string; pour: string; etat: string }>('cells');
  const [one, other] = await cells.find({ pour: 'm_1', etat: 'todo' }).limit(2).toArray();
  await cells.updateOne({ _id: one?._id ?? '' }, { $set: { etat: 'done' } });
  await cells.updateOne({ _id: other?._id ?? '' }, { $set: { etat: 'cancelled' } });
  expect(await read(asked)).toEqual({ recues: 1, attendues: attendues - 1 });
  expect(await read({ ...asked, compte: 'another' })).toEqual({ recues: 0, attendues: 0 });
  await world.start();
  await ended(world);
  expect(await read(asked)).toEqual({ recues: 0, attendues: 0 });
});
