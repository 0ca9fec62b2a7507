import { expect, it } from '@jest/globals';
import { effacerClient } from '../../mesures/effacer-client.ts';
import { loggedIn } from '../../testing/launched.ts';
import { partsOfEachTest } from '../../testing/parts.ts';
import { conflict } from '../../testing/rereading.ts';
import { cites, citesBefore, decide, measured, nextReport, OF, uncertain } from './mesuree.fixture.ts';

const parts = partsOfEachTest();

it('a decision is kept with who and when, the last one stands, and the same again changes nothing', async () => {
  const world = await measured(parts);
  const [{ reponse } = { reponse: '' }] = await uncertain(world);
  await decide(world, reponse, true);
  await decide(world, reponse, true, 'zoe@agence.example');
  const decided = async () => (await world.needs.citations.of('m_1')).get(reponse);
  expect(await decided()).toMatchObject({ comptee: true, qui: 'anne@agence.example' });
  await decide(world, reponse, false, 'hugo@agence.example');
  expect(await decided()).toMatchObject({ comptee: false, qui: 'hugo@agence.example' });
  expect(await loggedIn(parts, 'citations', 'history')).toMatchObject([
    { qui: 'anne@agence.example', faits: [{ quoi: 'citation_tranchee', sur: 'c_1' }] },
    { qui: 'hugo@agence.example' },
  ]);
});

it('the next document counts what people counted; the one that was written stays as it was', async () => {
  const world = await measured(parts);
  const all = await uncertain(world);
  const before = await cites(world);
  const { document = '' } = (await world.needs.mesures.read('m_1')).state ?? {};
  const written = await world.needs.livrables.find(document);
  for (const [i, { reponse }] of all.entries()) await decide(world, reponse, i > 0);
  expect(citesBefore(await nextReport(world))).toBe(before + all.length - 1);
  expect(await world.needs.livrables.find(document)).toEqual(
    expect.objectContaining({ html: written?.html }),
  );
});

it('what is not uncertain, or was measured again since, is refused', async () => {
  const world = await measured(parts);
  const [{ reponse } = { reponse: '' }] = await uncertain(world);
  const passed =
    'Cette citation ne peut plus être tranchée\u00a0: une mesure plus récente a été faite depuis.';
  const refused = conflict(passed, 'not_found');
  for (const wrong of ['', 'm_1:9:9:9']) expect(await decide(world, wrong, true)).toEqual(refused);
  await nextReport(world);
  expect(await decide(world, reponse, true)).toEqual(refused);
});

it('decisions are erased with their client', async () => {
  const world = await measured(parts);
  const [{ reponse } = { reponse: '' }] = await uncertain(world);
  await decide(world, reponse, true);
  await effacerClient(world.needs, OF.compte, OF.client);
  expect(await parts.db.collection('citations').countDocuments()).toBe(0);
  expect(await uncertain(world)).toEqual([]);
});
