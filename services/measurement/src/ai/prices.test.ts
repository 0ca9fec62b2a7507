import { expect, test } from '@jest/globals';
import type { Provider } from './port.ts';
import { costInEuros, PRICES_READ } from './prices.ts';

const usage = { input_tokens: 1_000_000, output_tokens: 100_000, searches: 100 };
const cost = (provider: Provider, model: string) => costInEuros({ provider, model }, usage);

test.each([
  ['openai', 'gpt-5', 1.25 + 1 + 1],
  ['openai', 'gpt-5-2026-01-15', 1.25 + 1 + 1],
  ['openai', 'gpt-5-mini', 0.25 + 0.2 + 1],
  ['anthropic', 'claude-haiku-4-5-20251001', 1 + 0.5 + 1],
  ['openai', 'gpt-6.2-sol', 2 + 1 + 1],
  ['anthropic', 'claude-sonnet-5-5', 2 + 1 + 1],
  ['google', 'gemini-3.8-flash', 0.75 + 0.375 + 1.4],
  ['google', 'gemini-3.5-flash-lite-preview-09-2026', 0.3 + 0.25 + 1.4],
  ['mistral', 'mistral-small-latest', 0.15 + 0.06 + 3],
  ['mistral', 'mistral-medium-latest', 1.5 + 0.75 + 3],
  ['mistral', 'mistral-medium-2508', 0.4 + 0.2 + 3],
  ['mistral', 'mistral-large-2512', 0.5 + 0.15 + 3],
  ['xai', 'grok-4.20-0309', 1.25 + 0.25 + 0.5],
] as const)('%s %s has its list price', (provider, model, dollars) => {
  expect(cost(provider, model)).toBeCloseTo(dollars * 0.87, 6);
});

test.each([
  ['openai', 'gpt-5-codex'],
  ['openai', 'gpt-5-search-api'],
  ['openai', 'o99'],
  ['openai', 'gpt-5-2026-01'],
  ['google', 'gemini-3-flash-lite-preview'],
  ['google', 'gemini-2.5-flash'],
  ['xai', 'grok-4-heavy'],
  ['mistral', 'mistral-large-4-0'],
  ['openai-compatible', 'gpt-5'],
] as const)('%s %s is none of the models in the table: no price', (provider, model) => {
  expect(cost(provider, model)).toBeNull();
});

test('the day of the prices is that of the oldest page, not of the newest', () => {
  expect(PRICES_READ).toBe('2026-10-07');
});

test('the dearer model whose name goes on has its own price; a simulated call is free', () => {
  expect(cost('openai', 'gpt-5-pro')).toBeCloseTo((15 + 12 + 1) * 0.87, 6);
  expect(cost('simulator', 'dune')).toBe(0);
});
