import { describe, expect, it } from '@jest/globals';
import { modelsOf } from '../ai/settings.ts';
import { lanesOf } from './lanes.ts';

const models = modelsOf({
  AI_MODELS: 'openai:gpt-5,openai:gpt-5-mini,mistral:mistral-large-latest',
  OPENAI_API_KEY: 'k',
  MISTRAL_API_KEY: 'k',
});
const [first = null] = models;
const shown = (parallel: number, reader: typeof first = null, ordersModel: typeof first = null) =>
  lanesOf(models, { reader, ordersModel }, parallel).map(({ name, parallel }) => [name, parallel]);

describe('lanes', () => {
  it('keep one call at once of the provider that prepares for preparations, and never add any', () => {
    expect(shown(8)).toEqual([
      ['openai_preparation', 1],
      ['openai', 7],
      ['mistral', 8],
    ]);
  });

  it('leave readings and orders by mail a lane of their own, as wide as the others', () => {
    expect(shown(8, null, first)).toEqual([...shown(8), ['openai_ordre', 8]]);
    expect(shown(8, first)).toEqual([...shown(8), ['openai_lecture', 8]]);
    expect(shown(1, first)).toEqual([...shown(1), ['openai_lecture', 1]]);
  });

  it('are one a provider where there is one call at once', () => {
    expect(shown(1)).toEqual([
      ['openai', 1],
      ['mistral', 1],
    ]);
  });

  it.each([1, 2, 8])('hold every call once, with %i at once', (parallel) => {
    for (const provider of ['openai', 'mistral'])
      for (const genre of ['preparation', 'page', 'reponse'] as const) {
        const mine = lanesOf(models, { reader: first, ordersModel: first }, parallel).filter(
          (lane) => lane.provider === provider && lane.genres.includes(genre),
        );
        expect(mine).toHaveLength(1);
      }
  });
});
