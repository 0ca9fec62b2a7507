import { tableIn } from '../table.ts';
import type { ModelRef, Usage } from './port.ts';

/** `provider | model | US dollars per million tokens in | out | per thousand searches | day read`. */
const ROWS = tableIn(new URL('./prices.csv', import.meta.url));

/** By `<provider>:<model>`: dollars per million tokens in and out, and per thousand searches. */
const PRICES = new Map(
  ROWS.map(([provider, model, ...dollars]): [string, number[]] => [
    `${provider}:${model}`,
    dollars.slice(0, 3).map(Number),
  ]),
);

/** How providers name a dated version of a model, or its newest. */
const DATED = /-(\d{4}-\d{2}-\d{2}|\d{8}|\d{3,4}|preview-\d{2}-\d{4}|latest)$/;

/** Assumed, not read: the ECB’s rate was 0.85 on 08/05/2026 (https://www.ecb.europa.eu/stats/eurofxref). */
export const EUROS_PER_DOLLAR = 0.87;

/** The day on which the oldest page of confirmed prices was read. */
export const PRICES_READ =
  ROWS.map((row) => row.at(-1) ?? '')
    .filter((day) => day !== 'unconfirmed')
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
  const price = PRICES.get(id) ?? PRICES.get(id.replace(DATED, ''));
  if (price === undefined) return null;
  const [input = 0, output = 0, search = 0] = price;
  const tokens = (usage.input_tokens * input + usage.output_tokens * output) / 1e6;
  return (tokens + (usage.searches * search) / 1000) * EUROS_PER_DOLLAR;
};
