import { actingAs } from '@agence/platform/process/actor';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { AskModel } from '../../ai/port.ts';
import { readerFaultsOf } from '../../ai/simulator/reader.ts';
import { simulateFaulty } from '../../ai/simulator/simulate.ts';
import { effacerClient } from '../../mesures/effacer-client.ts';
import { showReadings } from '../../operator/show-readings.handler.ts';
import { ended, launched } from '../../testing/launched.ts';
import type { Measuring } from '../../testing/measuring.ts';
import { etiqueterReponse, lireReponse } from './reponse.ts';
import { sampleReadings } from './sample-readings.ts';
import { scoreReadings } from './score-readings.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

const compte = 'agence-test';
const TEXT = 'À Rennes, je vous recommande **Dupont Sanitaire**, puis **Plomberie Martin** pour une fuite.';
const BOTH = ['Dupont Sanitaire', 'Plomberie Martin'];

/** A client that each answer names second, read by the simulated reader with these faults. */
const measured = async (faults = ''): Promise<Measuring> => {
  const simulated = simulateFaulty({ reader: readerFaultsOf(faults) });
  const ask: AskModel = async (call) => {
    const outcome = await simulated(call);
    return outcome.kind === 'answer' && call.hint?.genre === 'reponse' ? { ...outcome, text: TEXT } : outcome;
  };
  const world = await launched(parts, { ask });
  await world.start();
  await ended(world);
  return world;
};

const sample = async ({ needs }: Measuring, count: number, seed?: string, of: string | undefined = compte) =>
  (await sampleReadings(needs)({ compte: of, count, seed })).answers.map(({ id }) => id);

const label = ({ needs }: Measuring, reponse: string, noms: string[], position?: number) =>
  actingAs({ compte, porte: 'console', qui: 'anne@agence.example' }, () =>
    etiqueterReponse(needs)({ compte, reponse, noms, position }),
  );
const read = async ({ needs }: Measuring, reponse: string, of = compte) =>
  (await lireReponse(needs)({ compte: of, reponse })).result;
const refus = ($case: string, value: string) => ({
  result: { $case: 'refus', value: { refus: { $case, value } } },
});

it('a sample is drawn by its seed, of the account’s own answers', async () => {
  const world = await measured();
  const drawn = await sample(world, 10, 'a');
  expect(new Set(drawn).size).toBe(10);
  expect(drawn.filter((id) => !/^m_1:\d+:\d+:\d+$/.test(id))).toEqual([]);
  expect(await sample(world, 10, 'a')).toEqual(drawn);
  expect(await sample(world, 5, 'a')).toEqual(drawn.slice(0, 5));
  expect(await sample(world, 10, 'b')).not.toEqual(drawn);
  expect(await sample(world, 500)).toHaveLength(40);
  expect(await sample(world, 10, 'a', 'another')).toEqual([]);
});

it('the reading of an answer is hidden until it is labelled; the first label stands', async () => {
  const world = await measured();
  const [id = ''] = await sample(world, 1);
  expect(await read(world, id)).toMatchObject({
    $case: 'reponse',
    value: {
      entreprise: 'Plomberie Martin',
      lignes: ['À Rennes, je vous recommande Dupont Sanitaire, puis Plomberie Martin pour une fuite.'],
      etiquette: undefined,
      lu: undefined,
    },
  });
  await label(world, id, BOTH, 2);
  expect(await read(world, id)).toMatchObject({
    value: {
      etiquette: { position: 2, noms: BOTH, qui: 'anne@agence.example' },
      lu: { position: 2, noms: BOTH },
    },
  });
  expect(await label(world, id, [])).toEqual(
    refus(
      'conflict',
      'Cette réponse est déjà étiquetée\u00a0: la première étiquette reste, puisque la lecture est montrée ensuite.',
    ),
  );
});

it('a label that the answer does not bear out is refused, and so is another account', async () => {
  const world = await measured();
  const [id = ''] = await sample(world, 1);
  expect(await label(world, id, ['Maison Brunel'])).toEqual(
    refus(
      'invalid',
      '«\u00a0Maison Brunel\u00a0» ne se lit pas dans la réponse\u00a0: recopiez chaque nom comme elle l’écrit.',
    ),
  );
  for (const position of [0, 3])
    expect(await label(world, id, BOTH, position)).toEqual(
      refus('invalid', 'La place va de 1 à 2, le nombre de noms écrits.'),
    );
  expect(await label(world, id, [], 1)).toEqual(
    refus('invalid', 'La place se compte parmi les noms\u00a0: écrivez aussi celui du client.'),
  );
  expect(
    await label(
      world,
      id,
      Array.from({ length: 51 }, () => 'Rennes'),
    ),
  ).toEqual(refus('invalid', 'Une étiquette a 50 noms au plus, de 120 signes chacun.'));
  const unknown = refus(
    'not_found',
    'Cette réponse n’existe pas sur ce compte, ou n’est plus gardée.',
  ).result;
  expect(await read(world, id, 'another')).toEqual(unknown);
  expect(await read(world, `${id}:lecture`)).toEqual(unknown);
});

it('readings are scored against labels: state, place, names', async () => {
  const world = await measured();
  const [right = '', first = '', absent = '', third = ''] = await sample(world, 4);
  await label(world, right, BOTH, 2);
  await label(world, first, BOTH.toReversed(), 1);
  await label(world, absent, ['Dupont Sanitaire']);
  await label(world, third, ['DUPONT sanitaire', 'Rennes', 'Plomberie Martin'], 3);
  const { scores } = await scoreReadings(world.needs)({ compte });
  expect(scores).toEqual([
    {
      lecteur: 'simulator:lecteur',
      version: expect.any(String),
      reponses: 4,
      etats: 2,
      positions: 1,
      noms: 3,
    },
  ]);
  expect((await scoreReadings(world.needs)({ compte: 'another' })).scores).toEqual([]);
});

it('labels are erased with their client', async () => {
  const world = await measured();
  const [id = ''] = await sample(world, 1);
  await label(world, id, BOTH, 2);
  await effacerClient(world.needs, compte, 'c_1');
  expect(await parts.db.collection('etiquettes').countDocuments()).toBe(0);
});

it('what reads is shown, with how many answers rules read instead, and why', async () => {
  const world = await measured('json=1');
  const shown = await showReadings(world.needs)({});
  expect(shown).toMatchObject({
    lecteur: 'simulator:lecteur',
    choisi: false,
    mois: '2026-11',
    par_modele: 0,
  });
  expect([shown.par_regles, Object.values(shown.replis).reduce((a, b) => a + b)]).toEqual([40, 40]);
  expect(Object.keys(shown.replis).every((why) => /JSON|réponse/.test(why))).toBe(true);
  expect(await showReadings(world.needs)({ mois: '2026-10' })).toMatchObject({ par_regles: 0, replis: {} });
});
