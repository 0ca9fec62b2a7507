import { eventually } from '@agence/testing/eventually';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { measuring } from '../testing/measuring.ts';
import { remettre } from './preparer.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

it('hands no questions before the call that prepares them exists and is over', async () => {
  const world = measuring(parts);
  const { preparations, cells } = world.needs;
  await preparations.create({
    _id: 'p_c_1_1',
    compte: 'agence-test',
    client: 'c_1',
    revision: 1,
    fiche: {
      entreprise: 'Martin',
      site_web: 'https://martin.example',
      ville: '',
      metier: '',
      concurrents: [],
    },
    contexte: '',
    count: 3,
    handed: null,
  });
  await remettre(world.needs, 'p_c_1_1');
  expect([world.questions, (await cells.find('p_c_1_1'))?.etat]).toEqual([[], 'todo']);
  await remettre(world.needs, 'p_c_1_1');
  expect(world.questions).toEqual([]);
  await world.start();
  await eventually(() => world.questions.length === 3);
});
