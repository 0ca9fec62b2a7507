import { expect, test } from '@jest/globals';
import { fois, matiereDe } from '../states/lectures.fixture.ts';
import { bilanDesIas } from '../states/releve/calculs.ts';
import { rapportData } from './rapport.ts';

const CITE = { noms: ['V', 'Durand'] };
const SANS = { noms: ['Durand'] };
const ANSWERS = [{ 'openai:gpt': fois(10, CITE), 'mistral:small': fois(10, SANS) }];

const shares = (models: readonly { id: string }[]) => {
  const matiere = matiereDe(ANSWERS);
  const data = rapportData({
    ...matiere,
    models: models.map(({ id }) => {
      const model = matiere.models.find((known) => known.id === id);
      if (model === undefined) throw new Error(`${id} was asked`);
      return model;
    }),
  });
  return bilanDesIas(data).map(({ place, cite, reponses }) => [data.ias[place]?.ia, cite, reponses]);
};
const EACH_ITS_OWN = [
  ['gpt', 10, 10],
  ['small', 0, 10],
];

test('each model has its own answers, though one of them also reads answers and orders', () => {
  const [gpt, small] = [{ id: 'openai:gpt' }, { id: 'mistral:small' }];
  expect(shares([gpt, small])).toEqual(EACH_ITS_OWN);
  expect(shares([gpt, small, gpt, gpt])).toEqual(EACH_ITS_OWN);
});

test('a model that is configured no more keeps its place and its answers', () => {
  expect(shares([{ id: 'mistral:small' }])).toEqual([
    ['OpenAI gpt', 10, 10],
    ['small', 0, 10],
  ]);
});
