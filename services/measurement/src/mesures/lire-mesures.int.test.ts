import { expect, it } from '@jest/globals';
import { ended, launched } from '../testing/launched.ts';
import { partsOfEachTest } from '../testing/parts.ts';
import { lireAvancement, lireMesures } from './lire-mesures.handler.ts';

const parts = partsOfEachTest();

it('tells the account of a client its measurements, and how many answers came, of how many, while one runs', async () => {
  const world = await launched(parts);
  const [progress, list] = [lireAvancement(world.needs), lireMesures(world.needs)];
  const asked = { compte: 'agence-test', client: 'c_1' };
  const running = { id: 'm_1', revision: 1, etat: 'en cours' };
  expect(await list(asked)).toEqual({ essais: [running] });
  const { recues, attendues } = await progress(asked);
  expect([recues, attendues > 0]).toEqual([0, true]);
  const cells = parts.db.collection<{ _id: string; pour: string; etat: string }>('cells');
  const [one, other] = await cells.find({ pour: 'm_1', etat: 'todo' }).limit(2).toArray();
  await cells.updateOne({ _id: one?._id ?? '' }, { $set: { etat: 'done' } });
  await cells.updateOne({ _id: other?._id ?? '' }, { $set: { etat: 'cancelled' } });
  expect(await progress(asked)).toEqual({ recues: 1, attendues: attendues - 1 });
  for (const wrong of [{ client: 'c_2' }, { compte: 'another' }]) {
    expect(await list({ ...asked, ...wrong })).toEqual({ essais: [] });
    expect(await progress({ ...asked, ...wrong })).toEqual({ recues: 0, attendues: 0 });
  }
  await world.start();
  await ended(world);
  expect(await progress(asked)).toEqual({ recues: 0, attendues: 0 });
  // One of its calls was cancelled.
  expect(await list(asked)).toEqual({ essais: [{ ...running, etat: 'annulée' }] });
});
