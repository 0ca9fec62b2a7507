import type { ModelRef, Usage } from './port.ts';

/** Where a provider publishes its list prices, and the day they were read: YYYY-MM-DD. */
type List = { readonly read: string; readonly source: string };

const LISTS: Readonly<Record<string, List>> = {
  openai: { read: '2026-11-21', source: 'https://developers.openai.com/api/docs/pricing' },
  anthropic: { read: '2026-11-28', source: 'https://platform.claude.com/docs/en/about-claude/pricing' },
  google: { read: '2026-11-21', source: 'https://ai.google.dev/gemini-api/docs/pricing' },
  perplexity: { read: '2026-11-21', source: 'https://docs.perplexity.ai/getting-started/pricing' },
  mistral: { read: '2026-11-21', source: 'https://mistral.ai/pricing' },
  xai: { read: '2026-11-21', source: 'https://docs.x.ai/docs/models' },
};

/**
 * US dollars per million tokens in and out, and per thousand searches. A name means itself and its dated versions, and
 * no other model. Only Perplexity reports what a call cost.
 */
type Price = readonly [name: string, input: number, output: number, search: number];

const PRICES: readonly Price[] = [
  ['openai:gpt-5', 1.25, 10, 10],
  ['openai:gpt-5-mini', 0.25, 2, 10],
  ['openai:gpt-5-nano', 0.05, 0.4, 10],
  ['openai:gpt-5-pro', 15, 120, 10],
  ['openai:gpt-5.1', 1.25, 10, 10],
  ['openai:gpt-5.2', 1.75, 14, 10],
  ['openai:gpt-4.1', 2, 8, 10],
  ['openai:gpt-4.1-mini', 0.4, 1.6, 10],
  ['openai:gpt-4o', 2.5, 10, 10],
  ['openai:gpt-4o-mini', 0.15, 0.6, 10],
  ['anthropic:claude-opus-5-5', 4, 20, 10],
  ['anthropic:claude-opus-5', 5, 25, 10],
  ['anthropic:claude-opus-4-7', 5, 25, 10],
  ['anthropic:claude-opus-4-6', 5, 25, 10],
  ['anthropic:claude-opus-4-5', 5, 25, 10],
  ['anthropic:claude-opus-4-1', 15, 75, 10],
  ['anthropic:claude-sonnet-5-5', 2, 10, 10],
  ['anthropic:claude-sonnet-5', 2, 10, 10],
  ['anthropic:claude-sonnet-4-6', 3, 15, 10],
  ['anthropic:claude-sonnet-4-5', 3, 15, 10],
  ['anthropic:claude-haiku-5-5', 0.1, 0.5, 10],
  ['anthropic:claude-haiku-4-5', 1, 5, 10],
  ['google:gemini-3-pro-preview', 2, 12, 14],
  ['google:gemini-3.1-pro-preview', 2, 12, 14],
  ['google:gemini-3-flash-preview', 0.5, 3, 14],
  ['google:gemini-2.5-pro', 1.25, 10, 35],
  ['google:gemini-2.5-flash', 0.3, 2.5, 35],
  ['google:gemini-2.5-flash-lite', 0.1, 0.4, 35],
  ['perplexity:sonar', 1, 1, 5],
  ['perplexity:sonar-pro', 3, 15, 6],
  ['mistral:mistral-large', 0.5, 1.5, 30],
  ['mistral:mistral-medium', 0.4, 2, 30],
  ['mistral:mistral-small', 0.1, 0.3, 30],
  ['xai:grok-4', 3, 15, 5],
  ['xai:grok-4-fast', 0.2, 0.5, 5],
  ['xai:grok-4-fast-reasoning', 0.2, 0.5, 5],
  ['xai:grok-4-fast-non-reasoning', 0.2, 0.5, 5],
];

/** How providers name a dated version of a model, or its newest. */
const DATED = /-(\d{4}-\d{2}-\d{2}|\d{8}|\d{3,4}|preview-\d{2}-\d{4}|latest)$/;

/** A call of these pays one search, however often it searched: https://discuss.ai.google.dev/t/102927 */
const SEARCH_ONCE = /^google:gemini-2\.5-/;

export const EUROS_PER_DOLLAR = 0.87;

/** The day on which the oldest list of prices was read. */
export const PRICES_READ =
  Object.values(LISTS)
    .map(({ read }) => read)
    .toSorted()[0] ?? '';

/** Typical tokens of one reading, in and out, to compare models. */
const A_READING: Usage = { input_tokens: 2000, output_tokens: 300, searches: 0 };

type Named = Pick<ModelRef, 'provider' | 'model'>;

/** The price of one reading in euros; a model without a price comes last. */
export const readingPrice = (model: Named): number =>
  costInEuros(model, A_READING) ?? Number.POSITIVE_INFINITY;

/** Euros, or null when the model is not in the table. A simulated call costs nothing. */
export const costInEuros = ({ provider, model }: Named, usage: Usage): number | null => {
  if (provider === 'simulator') return 0;
  const id = `${provider}:${model}`;
  const price = [id, id.replace(DATED, '')]
    .map((name) => PRICES.find((row) => row[0] === name))
    .find((row) => row !== undefined);
  if (price === undefined) return null;
  const [, input, output, search] = price;
  const searches = SEARCH_ONCE.test(id) ? Math.min(1, usage.searches) : usage.searches;
  const tokens = (usage.input_tokens * input + usage.output_tokens * output) / 1e6;
  return (tokens + (searches * search) / 1000) * EUROS_PER_DOLLAR;
};
