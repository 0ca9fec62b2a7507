import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { effacerClient } from '../../mesures/effacer-client.ts';
import { cites, citesBefore, decide, measured, nextReport, OF, uncertain } from './mesuree.fixture.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

it('a decision is kept with who and when, the last one stands, and the same again changes nothing', async () => {
  const world = await measured(parts);
  const [{ reponse } = { reponse: '' }] = await uncertain(world);
  await decide(world, reponse, true);
  await decide(world, reponse, true, 'zoe@agence.example');
  const decided = async () => (await world.needs.citations.of('m_1')).get(reponse);
  expect(await decided()).toMatchObject({ comptee: true, qui: 'anne@agence.example' });
  await decide(world, reponse, false, 'hugo@agence.example');
  expect(await decided()).toMatchObject({ comptee: false, qui: 'hugo@agence.example' });
  const kept = await parts.db.collection<{ outbox: { kind: string }[] }>('citations').find().toArray();
  const rows = kept.flatMap(({ outbox }) => outbox).filter(({ kind }) => kind === 'history');
  expect(rows).toMatchObject([
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

it('what nobody decided on stays uncounted in the next document', async () => {
  const world = await measured(parts);
  expect(citesBefore(await nextReport(world))).toBe(await cites(world));
});

it('what is not uncertain, or was measured again since, is refused', async () => {
  const world = await measured(parts);
  const [{ reponse } = { reponse: '' }] = await uncertain(world);
  const refused = {
    result: {
      $case: 'refus',
      value: {
        refus: {
          $case: 'not_found',
          value:
            'Cette citation ne peut plus être tranchée\u00a0: une mesure plus récente a été faite depuis.',
        },
      },
    },
  };
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
