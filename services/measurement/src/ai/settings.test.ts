import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { PROVIDERS } from './providers.ts';
import { aiVariables, modelsOf } from './settings.ts';

const KNOWN = `known ones are ${['simulator', ...Object.keys(PROVIDERS)].join(', ')}.`;
const compatible = { OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:9' };

describe('AI_MODELS', () => {
  test('the first colon separates, the order is kept', () => {
    const AI_MODELS = ' openai:gpt-5-mini, openai-compatible:llama3:8b ,';
    expect(modelsOf({ ...compatible, AI_MODELS, OPENAI_API_KEY: 'k' })).toEqual([
      {
        id: 'openai:gpt-5-mini',
        provider: 'openai',
        model: 'gpt-5-mini',
        label: 'OpenAI gpt-5-mini',
        recherche_web: true,
        simulated: false,
      },
      {
        id: 'openai-compatible:llama3:8b',
        provider: 'openai-compatible',
        model: 'llama3:8b',
        label: 'llama3:8b',
        recherche_web: false,
        simulated: false,
      },
    ]);
  });

  test('nothing configured, or only empty variables: five simulated models that say so', () => {
    const models = modelsOf(z.object(aiVariables).parse({ AI_MODELS: ' ', OPENAI_API_KEY: '' }));
    expect(models.map((m) => m.label)).toEqual([
      'Ardoise (modèle simulé)',
      'Boussole (modèle simulé)',
      'Cigale (modèle simulé)',
      'Dune (modèle simulé)',
      'Estampe (modèle simulé)',
    ]);
    expect(models.every((m) => m.simulated)).toBe(true);
    expect(models.map((m) => m.recherche_web)).toEqual([false, true, false, true, true]);
  });

  test.each([
    [{ AI_MODELS: 'opnai:gpt-5' }, `AI_MODELS: unknown provider in "opnai:gpt-5"; ${KNOWN}`],
    [{ AI_MODELS: 'toString:x' }, `AI_MODELS: unknown provider in "toString:x"; ${KNOWN}`],
    [{ AI_MODELS: 'openai' }, 'AI_MODELS: "openai" has no model; write openai:<model>.'],
    [{ AI_MODELS: 'openai: ' }, 'AI_MODELS: "openai:" has no model; write openai:<model>.'],
    [{ AI_MODELS: 'openai:gpt-5' }, 'AI_MODELS asks for openai:gpt-5 but OPENAI_API_KEY is not set.'],
    [
      { AI_MODELS: 'google:gemini-3-pro' },
      'AI_MODELS asks for google:gemini-3-pro but GOOGLE_GENERATIVE_AI_API_KEY is not set.',
    ],
    [
      { AI_MODELS: 'openai-compatible:m' },
      'AI_MODELS asks for openai-compatible:m but OPENAI_COMPATIBLE_BASE_URL is not set.',
    ],
    [
      { AI_MODELS: 'openai-compatible:m', OPENAI_COMPATIBLE_BASE_URL: 'localhost:80' },
      'OPENAI_COMPATIBLE_BASE_URL is not an http(s) address.',
    ],
    [
      { ...compatible, AI_MODELS: 'openai-compatible:m,openai-compatible:m' },
      'AI_MODELS names openai-compatible:m twice.',
    ],
  ])('%j', (settings, sentence) => {
    expect(() => modelsOf(settings)).toThrow(new Error(sentence));
  });
});
