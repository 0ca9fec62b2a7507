import type { Effet } from '@agence/proto/measurement/v1/readings';
import { expect, it } from '@jest/globals';
import { lireReponses } from '../../answers/lues.ts';
import { partsOfEachTest } from '../../testing/parts.ts';
import { conflict } from '../../testing/rereading.ts';
import {
  cites,
  citesBefore,
  decide,
  measured,
  named,
  nextReport,
  OF,
  propose,
  uncertain,
} from './mesuree.fixture.ts';

const parts = partsOfEachTest();

const ALL = { question: 0, mesure: '', reponse: '', ia: '', lecture: '', nom: '', source: '', page: 1 };

it('a proposal says what changes and stores nothing; two people decide one after the other', async () => {
  const world = await measured(parts);
  const [{ reponse } = { reponse: '' }] = await uncertain(world);
  const proposed = await propose(world, reponse, true);
  const { cite_avant } = proposed as Effet;
  expect(proposed).toMatchObject({
    ...{ entreprise: 'Plomberie Martin', decidee: undefined, cite_apres: cite_avant + 1 },
    reponses: expect.any(Number),
  });
  expect(await parts.db.collection('citations').countDocuments()).toBe(0);
  await decide(world, reponse, true, 'anne@agence.example', { vue_ts: 0 });
  const late = await decide(world, reponse, false, 'hugo@agence.example', { vue_ts: 0 });
  expect(late).toEqual(
    conflict(
      'anne@agence.example vient de trancher cette réponse\u00a0: relisez sa décision avant de la remplacer.',
    ),
  );
  const again = await propose(world, reponse, false);
  expect(again).toMatchObject({ cite_avant: cite_avant + 1, cite_apres: cite_avant });
  const seen = { vue_ts: (again as Effet).decidee?.le_ts ?? 0 };
  expect(await decide(world, reponse, false, 'hugo@agence.example', seen)).toMatchObject({
    result: { $case: 'tranchee', value: { qui: 'hugo@agence.example' } },
  });
});

it('a wrong reading is corrected too: another name that is the client counts in the next document', async () => {
  const world = await measured(parts, named);
  const before = await cites(world);
  const { result } = await lireReponses(world.needs)({ ...OF, ...ALL });
  const shown = result?.$case === 'reponses' ? result.value.reponses : [];
  const [{ id, noms } = { id: '', noms: [] }] = shown;
  expect(noms.map(({ nom, qui }) => [nom, qui])).toContainEqual(['Ets Leroy', 'autre']);
  expect(await propose(world, id, true)).toEqual({
    refus: {
      $case: 'conflict',
      value: 'Cette décision ne changerait rien\u00a0: la réponse est déjà lue ainsi.',
    },
  });
  await decide(world, id, true, 'anne@agence.example', { nom: 'Ets Leroy', vue_ts: 0 });
  expect(citesBefore(await nextReport(world))).toBe(before + 1);
});
