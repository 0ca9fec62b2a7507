import { actingAs } from '@agence/platform/process/actor';
import { expect, it } from '@jest/globals';
import type { AskModel } from '../../ai/port.ts';
import { readerFaultsOf } from '../../ai/simulator/reader.ts';
import { simulateFaulty } from '../../ai/simulator/simulate.ts';
import { effacerClient } from '../../mesures/effacer-client.ts';
import { showReadings } from '../../operator/show-readings.handler.ts';
import { measured } from '../../testing/launched.ts';
import type { Measuring } from '../../testing/measuring.ts';
import { partsOfEachTest } from '../../testing/parts.ts';
import { conflict } from '../../testing/rereading.ts';
import { etiqueterReponse, lireReponse } from './reponse.ts';
import { sampleReadings } from './sample-readings.ts';
import { scoreReadings } from './score-readings.ts';

const parts = partsOfEachTest();

const compte = 'agence-test';
const TEXT = 'À Rennes, je vous recommande **Dupont Sanitaire**, puis **Plomberie Martin** pour une fuite.';
const BOTH = ['Dupont Sanitaire', 'Plomberie Martin'];

/** A client that each answer names second, read by the simulated reader with these faults. */
const readWith = (faults = '') => {
  const simulated = simulateFaulty({ reader: readerFaultsOf(faults) });
  const ask: AskModel = async (call) => {
    const outcome = await simulated(call);
    return outcome.kind === 'answer' && call.hint?.genre === 'reponse' ? { ...outcome, text: TEXT } : outcome;
  };
  return measured(parts, { ask });
};

const sample = async ({ needs }: Measuring, count: number, seed?: string, of: string | undefined = compte) =>
  (await sampleReadings(needs)({ compte: of, count, seed })).answers.map(({ id }) => id);

const label = ({ needs }: Measuring, reponse: string, noms: readonly string[], position?: number) =>
  actingAs({ compte, porte: 'console', qui: 'anne@agence.example' }, () =>
    etiqueterReponse(needs)({ compte, reponse, noms: [...noms], position }),
  );
const read = async ({ needs }: Measuring, reponse: string, of = compte) =>
  (await lireReponse(needs)({ compte: of, reponse })).result;

it('a sample is drawn by its seed, of the account’s own answers', async () => {
  const world = await readWith();
  const drawn = await sample(world, 10, 'a');
  expect(new Set(drawn).size).toBe(10);
  expect(drawn.filter((id) => !/^m_1:\d+:\d+:\d+$/.test(id))).toEqual([]);
  expect(await sample(world, 10, 'a')).toEqual(drawn);
  expect(await sample(world, 5, 'a')).toEqual(drawn.slice(0, 5));
  expect(await sample(world, 10, 'b')).not.toEqual(drawn);
  expect(await sample(world, 500)).toHaveLength(40);
  expect(await sample(world, 10, 'a', 'another')).toEqual([]);
});

it('a label that the answer does not bear out is refused, and so are a second one and another account', async () => {
  const world = await readWith();
  const [id = ''] = await sample(world, 1);
  const many = Array.from({ length: 51 }, () => 'Rennes');
  for (const [noms, position, sentence] of [
    [
      ['Maison Brunel'],
      undefined,
      '«\u00a0Maison Brunel\u00a0» ne se lit pas dans la réponse\u00a0: recopiez chaque nom comme elle l’écrit.',
    ],
    [BOTH, 0, 'La place va de 1 à 2, le nombre de noms écrits.'],
    [BOTH, 3, 'La place va de 1 à 2, le nombre de noms écrits.'],
    [[], 1, 'La place se compte parmi les noms\u00a0: écrivez aussi celui du client.'],
    [many, undefined, 'Une étiquette a 50 noms au plus, de 120 signes chacun.'],
  ] as const)
    expect(await label(world, id, noms, position)).toEqual(conflict(sentence, 'invalid'));
  await label(world, id, BOTH, 2);
  expect(await label(world, id, [])).toEqual(
    conflict(
      'Cette réponse est déjà étiquetée\u00a0: la première étiquette reste, puisque la lecture est montrée ensuite.',
    ),
  );
  const absent = 'Cette réponse n’existe pas sur ce compte, ou n’est plus gardée.';
  const unknown = conflict(absent, 'not_found').result;
  expect(await read(world, id, 'another')).toEqual(unknown);
  expect(await read(world, `${id}:lecture`)).toEqual(unknown);
});

it('readings are scored against labels: state, place, names', async () => {
  const world = await readWith();
  const [right = '', first = '', absent = '', third = ''] = await sample(world, 4);
  await label(world, right, BOTH, 2);
  await label(world, first, BOTH.toReversed(), 1);
  await label(world, absent, ['Dupont Sanitaire']);
  await label(world, third, ['DUPONT sanitaire', 'Rennes', 'Plomberie Martin'], 3);
  const { scores } = await scoreReadings(world.needs)({ compte });
  const reader = { lecteur: 'simulator:lecteur', version: expect.any(String) };
  expect(scores).toEqual([{ ...reader, reponses: 4, etats: 2, positions: 1, noms: 3 }]);
  expect((await scoreReadings(world.needs)({ compte: 'another' })).scores).toEqual([]);
});

it('labels are erased with their client', async () => {
  const world = await readWith();
  const [id = ''] = await sample(world, 1);
  await label(world, id, BOTH, 2);
  await effacerClient(world.needs, compte, 'c_1');
  expect(await parts.db.collection('etiquettes').countDocuments()).toBe(0);
});

it('what reads is shown, with how many answers rules read instead, and why', async () => {
  const world = await readWith('json=1');
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
