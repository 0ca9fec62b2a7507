import { expect, test } from '@jest/globals';
import type { Provider } from './port.ts';
import { costInEuros } from './prices.ts';

const usage = { input_tokens: 1_000_000, output_tokens: 100_000, searches: 100 };
const cost = (provider: Provider, model: string) => costInEuros({ provider, model }, usage);

test.each([
  ['openai', 'gpt-5', 1.25 + 1 + 1],
  ['openai', 'gpt-5-2026-01-15', 1.25 + 1 + 1],
  ['openai', 'gpt-5-mini', 0.25 + 0.2 + 1],
  ['anthropic', 'claude-haiku-4-5-20251001', 1 + 0.5 + 1],
  ['google', 'gemini-2.5-flash-preview-09-2025', 0.3 + 0.25 + 0.035],
  ['mistral', 'mistral-small-latest', 0.1 + 0.03 + 3],
  ['mistral', 'mistral-large-2512', 0.5 + 0.15 + 3],
  ['xai', 'grok-4-0709', 3 + 1.5 + 0.5],
] as const)('%s %s has its list price', (provider, model, dollars) => {
  expect(cost(provider, model)).toBeCloseTo(dollars * 0.87, 6);
});

test.each([
  ['openai', 'gpt-5-codex'],
  ['openai', 'gpt-5-search-api'],
  ['openai', 'o99'],
  ['openai', 'gpt-5-2026-01'],
  ['google', 'gemini-3-flash-lite-preview'],
  ['xai', 'grok-4-heavy'],
  ['openai-compatible', 'gpt-5'],
] as const)('%s %s is none of the models in the table: no price', (provider, model) => {
  expect(cost(provider, model)).toBeNull();
});

test('the dearer model whose name goes on has its own price; a simulated call is free', () => {
  expect(cost('openai', 'gpt-5-pro')).toBeCloseTo((15 + 12 + 1) * 0.87, 6);
  expect(cost('simulator', 'dune')).toBe(0);
});
