import { resemblance } from '@agence/words/resemblance';
import { expect, test } from '@jest/globals';
import type { Hint } from '../port.ts';
import { drawsOf } from './draws.ts';
import { cited, sceneOf } from './scene.ts';

const QUESTION = 'Quel plombier appeler à Rennes ?';
const MODELS = ['ardoise', 'boussole'];
const CLIENTS = ['Plomberie Martin', 'Sanitaire Ouest', 'Ondine'];

/** Four answers of each model on each of fifty days. */
const answered = (client: string, daily: boolean) =>
  Array.from({ length: 50 }, (_, i) => `day ${i}`).flatMap((jour) =>
    MODELS.map((model) => {
      const names = Array.from({ length: 4 }, (_, repeat) => {
        const seed = `${jour}/${model}/${repeat}`;
        const hint: Hint = { genre: 'reponse', seed, client, n: 2, concurrents: [], ...(daily && { jour }) };
        return cited(sceneOf(QUESTION, model, hint), hint, drawsOf(seed).unit, 4);
      });
      const cite = names.filter((list) => list.includes(client)).length;
      return { jour, model, reponses: 4, cite, premier: names.filter(([first]) => first === client).length };
    }),
  );

test('answers of one day resemble each other as planted, with a correlation of 0.10; without a day they do not', () => {
  const [daily, plain] = [true, false].map((given) => CLIENTS.map((client) => answered(client, given)));
  expect(resemblance(daily ?? [])).toBeGreaterThan(0.08);
  expect(resemblance(daily ?? [])).toBeLessThan(0.14);
  expect(resemblance(plain ?? [])).toBeLessThan(0.06);
});
