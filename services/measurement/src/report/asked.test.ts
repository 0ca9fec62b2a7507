import { expect, test } from '@jest/globals';
import { fois, matiereDe } from '../states/lectures.fixture.ts';
import { bilanDesIas } from '../states/releve/calculs.ts';
import { rapportData } from './rapport.ts';

const CITE = { noms: ['V', 'Durand'] };
const matiere = matiereDe([
  { 'openai:gpt': fois(10, CITE), 'mistral:small': fois(10, { noms: ['Durand'] }) },
]);
const [gpt, small] = matiere.models;

test.each([
  ['each model has its own answers', [gpt, small], 'gpt'],
  ['though one of them also reads answers and orders', [gpt, small, gpt, gpt], 'gpt'],
  ['a model that is configured no more keeps its place and its answers', [small], 'OpenAI gpt'],
])('%s', (_, models, name) => {
  const data = rapportData({ ...matiere, models: models.flatMap((model) => model ?? []) });
  expect(bilanDesIas(data).map(({ place, cite, reponses }) => [data.ias[place]?.ia, cite, reponses])).toEqual(
    [
      [name, 10, 10],
      ['small', 0, 10],
    ],
  );
});
