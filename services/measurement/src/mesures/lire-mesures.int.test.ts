import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ended, launched } from '../testing/launched.ts';
import { lireMesures } from './lire-mesures.handler.ts';

let parts: TestParts;
beforeAll(async () => {
  parts = await testParts();
});
afterAll(() => parts.stop());

it('tells the account of a client which measurements it has, running or done', async () => {
  const world = await launched(parts);
  const read = lireMesures(world.needs);
  const asked = { compte: 'agence-test', client: 'c_1' };
  expect(await read(asked)).toEqual({ essais: [{ id: 'm_1', revision: 1, etat: 'en cours' }] });
  expect(await read({ ...asked, client: 'c_2' })).toEqual({ essais: [] });
  expect(await read({ ...asked, compte: 'another' })).toEqual({ essais: [] });
  await world.start();
  await ended(world);
  expect(await read(asked)).toEqual({ essais: [{ id: 'm_1', revision: 1, etat: 'faite' }] });
});
