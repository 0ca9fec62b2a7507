import type { ModelRef, Provider, Usage } from './port.ts';

/**
 * Public list prices on 21/11/2026, to estimate the cost of a call: only Perplexity reports it. In US dollars per
 * million tokens and per thousand searches. The longest prefix of a model's name applies.
 */
type Price = { provider: Provider; prefix: string; input: number; output: number; search: number };

export const EUROS_PER_DOLLAR = 0.87;

const price = (provider: Provider, prefix: string, input: number, output: number, search: number): Price => ({
  provider,
  prefix,
  input,
  output,
  search,
});

const PRICES: readonly Price[] = [
  price('openai', 'gpt-5', 1.25, 10, 10),
  price('openai', 'gpt-5-mini', 0.25, 2, 10),
  price('openai', 'gpt-5-nano', 0.05, 0.4, 10),
  price('openai', 'gpt-4.1', 2, 8, 10),
  price('openai', 'gpt-4.1-mini', 0.4, 1.6, 10),
  price('openai', 'gpt-4o', 2.5, 10, 10),
  price('openai', 'gpt-4o-mini', 0.15, 0.6, 10),
  price('anthropic', 'claude-opus-4', 5, 25, 10),
  price('anthropic', 'claude-sonnet-4', 3, 15, 10),
  price('anthropic', 'claude-haiku-4', 1, 5, 10),
  price('google', 'gemini-3', 2, 12, 14),
  price('google', 'gemini-2.5-pro', 1.25, 10, 35),
  price('google', 'gemini-2.5-flash', 0.3, 2.5, 35),
  price('google', 'gemini-2.5-flash-lite', 0.1, 0.4, 35),
  price('perplexity', 'sonar', 1, 1, 5),
  price('perplexity', 'sonar-pro', 3, 15, 6),
  price('mistral', 'mistral-large', 0.5, 1.5, 30),
  price('mistral', 'mistral-medium', 0.4, 2, 30),
  price('mistral', 'mistral-small', 0.1, 0.3, 30),
  price('xai', 'grok-4', 3, 15, 5),
  price('xai', 'grok-4-fast', 0.2, 0.5, 5),
];

/** Typical tokens of one reading, in and out, to compare models. */
const A_READING: Usage = { input_tokens: 2000, output_tokens: 300, searches: 0 };

/** The price of one reading in euros; a model without a price comes last. */
export const readingPrice = (model: Pick<ModelRef, 'provider' | 'model'>): number =>
  costInEuros(model, A_READING) ?? Number.POSITIVE_INFINITY;

/** Euros, or null when the model is not in the table. A simulated call costs nothing. */
export const costInEuros = (
  { provider, model }: Pick<ModelRef, 'provider' | 'model'>,
  usage: Usage,
): number | null => {
  if (provider === 'simulator') return 0;
  const found = PRICES.filter((p) => p.provider === provider && model.startsWith(p.prefix)).sort(
    (a, b) => b.prefix.length - a.prefix.length,
  )[0];
  if (!found) return null;
  const tokens = (usage.input_tokens * found.input + usage.output_tokens * found.output) / 1e6;
  return (tokens + (usage.searches * found.search) / 1000) * EUROS_PER_DOLLAR;
};
