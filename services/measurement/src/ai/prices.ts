import type { Price, Prices } from './adapter.ts';
import type { ModelRef, Usage } from './port.ts';
import { PROVIDERS } from './providers.ts';

const LISTS: readonly (readonly [provider: string, Prices])[] = Object.entries(PROVIDERS).flatMap(
  ([name, adapter]): (readonly [string, Prices])[] => ('prices' in adapter ? [[name, adapter.prices]] : []),
);

const PRICES = new Map<string, Price>(
  LISTS.flatMap(([provider, { list }]) => list.map((price) => [`${provider}:${price[0]}`, price] as const)),
);

/** How providers name a dated version of a model, or its newest. */
const DATED = /-(\d{4}-\d{2}-\d{2}|\d{8}|\d{3,4}|preview-\d{2}-\d{4}|latest)$/;

/** Assumed, not read: the ECB’s rate was 0.85 on 08/05/2026 (https://www.ecb.europa.eu/stats/eurofxref). */
export const EUROS_PER_DOLLAR = 0.87;

/** The day on which the oldest page of confirmed prices was read. */
export const PRICES_READ = LISTS.flatMap(([, { read }]) => read ?? []).toSorted()[0] ?? '';

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
  const price = PRICES.get(id) ?? PRICES.get(id.replace(DATED, ''));
  if (price === undefined) return null;
  const [, input, output, search] = price;
  const tokens = (usage.input_tokens * input + usage.output_tokens * output) / 1e6;
  return (tokens + (usage.searches * search) / 1000) * EUROS_PER_DOLLAR;
};
