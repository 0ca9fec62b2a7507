import type { ModelRef, Usage } from './port.ts';

/** Where a provider publishes its prices, and the day its page was read: YYYY-MM-DD; absent: we read none. */
type List = { readonly read?: string; readonly source: string; readonly searchSource?: string };

/**
 * We read stored copies, which may be some weeks old. Of Google’s page we read the extract of 07/10/2026 in
 * https://github.com/api-evangelist/deepmind. Models have pages of their own below `source`; without `searchSource`,
 * the price of a search is not confirmed.
 */
const LISTS: Readonly<Record<string, List>> = {
  openai: { read: '2026-11-28', source: 'https://developers.openai.com/api/docs/models' },
  anthropic: { read: '2026-11-28', source: 'https://platform.claude.com/docs/en/models/overview' },
  google: {
    read: '2026-10-07',
    source: 'https://ai.google.dev/gemini-api/docs/pricing',
    searchSource: 'https://ai.google.dev/gemini-api/docs/pricing',
  },
  perplexity: {
    read: '2026-11-28',
    source: 'https://docs.perplexity.ai/docs/legacy/sonar/models/sonar',
    searchSource: 'https://docs.perplexity.ai/docs/legacy/sonar/models/sonar',
  },
  mistral: { source: 'https://docs.mistral.ai/inference/pricing' },
  xai: {
    read: '2026-11-28',
    source: 'https://docs.x.ai/developers/grok-4-7 and /developers/models/grok-4.20-0309',
    searchSource: 'https://docs.x.ai/developers/pricing',
  },
};

/**
 * US dollars per million tokens in and out, and per thousand searches, for short requests: from 100,000 tokens on, some
 * cost more. A name means itself and its dated versions, and no other model.
 */
type Price = readonly [name: string, input: number, output: number, search: number];

/** As the provider’s page says. */
const CONFIRMED: readonly Price[] = [
  ['openai:gpt-6.2-astra', 8, 40, 10],
  ['openai:gpt-6.2-sol', 2, 10, 10],
  ['openai:gpt-6.1-sol', 2, 10, 10],
  ['openai:gpt-6.1-terra', 1, 5, 10],
  ['openai:gpt-6-astra', 10, 50, 10],
  ['openai:gpt-6-sol', 2, 10, 10],
  ['openai:gpt-6-luna', 0.1, 0.5, 10],
  ['openai:gpt-5.6-sol', 4, 20, 10],
  ['openai:gpt-5.6-terra', 2, 12, 10],
  ['openai:gpt-5.6-luna', 0.2, 1.2, 10],
  ['openai:gpt-5.4-nano', 0.2, 1.25, 10],
  ['openai:gpt-5.1', 1.25, 10, 10],
  ['openai:gpt-5-mini', 0.25, 2, 10],
  ['openai:gpt-5-nano', 0.05, 0.4, 10],
  ['anthropic:claude-fable-5-2', 8, 40, 10],
  ['anthropic:claude-fable-5-1', 10, 50, 10],
  ['anthropic:claude-opus-5-5', 4, 20, 10],
  ['anthropic:claude-opus-5', 5, 25, 10],
  ['anthropic:claude-opus-4-8', 5, 25, 10],
  ['anthropic:claude-opus-4-6', 5, 25, 10],
  ['anthropic:claude-opus-4-5', 5, 25, 10],
  ['anthropic:claude-sonnet-5-5', 2, 10, 10],
  ['anthropic:claude-sonnet-5', 2, 10, 10],
  ['anthropic:claude-sonnet-4-6', 3, 15, 10],
  ['anthropic:claude-sonnet-4-5', 3, 15, 10],
  ['anthropic:claude-haiku-5-5', 0.1, 0.5, 10],
  ['anthropic:claude-haiku-4-5', 1, 5, 10],
  // Until 31/12/2026; then 1.5 and 7.5.
  ['google:gemini-3.8-flash', 0.75, 3.75, 14],
  ['google:gemini-3.5-flash', 1.5, 9, 14],
  ['google:gemini-3.5-flash-lite', 0.3, 2.5, 14],
  ['google:gemini-3.1-pro-preview', 2, 12, 14],
  ['perplexity:sonar', 1, 1, 5],
  ['xai:grok-4.7', 2, 6, 5],
  ['xai:grok-4.20', 1.25, 2.5, 5],
];

/** As resellers and price collections say, or from memory: no page of the provider confirmed them. */
const UNCONFIRMED: readonly Price[] = [
  ['openai:gpt-5.5', 5, 30, 10],
  ['openai:gpt-5.4', 2.5, 15, 10],
  ['openai:gpt-5.4-mini', 0.75, 4.5, 10],
  ['openai:gpt-5.2', 1.75, 14, 10],
  ['openai:gpt-5', 1.25, 10, 10],
  ['openai:gpt-5-pro', 15, 120, 10],
  ['openai:gpt-4.1', 2, 8, 10],
  ['openai:gpt-4.1-mini', 0.4, 1.6, 10],
  ['anthropic:claude-opus-4-7', 5, 25, 10],
  // From 01/12/2026; half of it before.
  ['google:gemini-4-carbon', 4, 20, 14],
  ['google:gemini-4-argon', 4, 20, 14],
  ['google:gemini-4-hydrogen', 1.5, 7.5, 14],
  ['google:gemini-3-flash-preview', 0.5, 3, 14],
  ['perplexity:sonar-pro', 3, 15, 6],
  ['mistral:mistral-large', 0.5, 1.5, 30],
  ['mistral:mistral-medium', 1.5, 7.5, 30],
  ['mistral:mistral-medium-3.5', 1.5, 7.5, 30],
  ['mistral:mistral-medium-2508', 0.4, 2, 30],
  ['mistral:mistral-small', 0.15, 0.6, 30],
  ['xai:grok-4.3', 1.25, 2.5, 5],
];

const PRICES = [...CONFIRMED, ...UNCONFIRMED];

/** How providers name a dated version of a model, or its newest. */
const DATED = /-(\d{4}-\d{2}-\d{2}|\d{8}|\d{3,4}|preview-\d{2}-\d{4}|latest)$/;

/** Assumed, not read: the ECB’s rate was 0.85 on 08/05/2026 (https://www.ecb.europa.eu/stats/eurofxref). */
export const EUROS_PER_DOLLAR = 0.87;

/** The day on which the oldest page of confirmed prices was read. */
export const PRICES_READ =
  Object.values(LISTS)
    .flatMap(({ read }) => read ?? [])
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
  const tokens = (usage.input_tokens * input + usage.output_tokens * output) / 1e6;
  return (tokens + (usage.searches * search) / 1000) * EUROS_PER_DOLLAR;
};
