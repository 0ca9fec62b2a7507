import { describe, expect, it } from '@jest/globals';
import { modelsOf } from '../ai/settings.ts';
import { laneOf, lanesOf } from './lanes.ts';

const models = modelsOf({
  AI_MODELS: 'openai:gpt-5,openai:gpt-5-mini,mistral:mistral-large-latest',
  OPENAI_API_KEY: 'k',
  MISTRAL_API_KEY: 'k',
});

describe('lanes', () => {
  it('keep one call at once of the provider that prepares for preparations, and never add any', () => {
    expect(lanesOf(models, 8)).toEqual([
      { lane: 'openai_preparation', parallel: 1 },
      { lane: 'openai', parallel: 7 },
      { lane: 'mistral', parallel: 8 },
    ]);
  });

  it('are one a provider where there is one call at once', () => {
    expect(lanesOf(models, 1)).toEqual([
      { lane: 'openai', parallel: 1 },
      { lane: 'mistral', parallel: 1 },
    ]);
  });

  it.each([1, 2, 8])('hold every call, with %i at once', (parallel) => {
    const lanes = lanesOf(models, parallel).map(({ lane }) => lane);
    for (const genre of ['preparation', 'page', 'reponse'] as const)
      expect(lanes).toContain(laneOf({ genre, provider: 'openai' }, parallel));
  });
});
