import { expect, test } from '@jest/globals';
import { costInEuros } from './prices.ts';
import { modelsOf } from './settings.ts';

const usage = { input_tokens: 1_000_000, output_tokens: 100_000, searches: 100 };
const cost = (AI_MODELS: string) =>
  modelsOf({
    AI_MODELS,
    OPENAI_API_KEY: 'k',
    OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:9',
  }).map((model) => costInEuros(model, usage));

test('the longest known prefix prices a model; a simulated call is free, an unknown model has no price', () => {
  const [full, mini, unknown, compatible, simulated] = cost(
    'openai:gpt-5-2026-01,openai:gpt-5-mini,openai:o99,openai-compatible:gpt-5,simulator:dune',
  );
  expect(full).toBeCloseTo((1.25 + 1 + 1) * 0.87, 6);
  expect(mini).toBeCloseTo((0.25 + 0.2 + 1) * 0.87, 6);
  expect([unknown, compatible, simulated]).toEqual([null, null, 0]);
});
