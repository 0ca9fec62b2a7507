import { PLANS } from '../plans.ts';

const entriesOf = (setting: string): readonly (readonly [plan: string, price: string])[] =>
  setting
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [plan = '', price = ''] = entry.trim().split(/:(.*)/s);
      return [plan, price];
    });

/** `agence5:price_…,agence15:price_…` → the price of each plan. */
export const pricesOf = (setting: string): ReadonlyMap<string, string> => new Map(entriesOf(setting));

/** Why prices cannot be used; null when they can. A price of two plans would not tell which one a payment is for. */
export function refusesPrices(setting: string): string | null {
  const seen = new Set<string>();
  for (const [plan, price] of entriesOf(setting)) {
    if (!PLANS.has(plan)) return `STRIPE_PRICES: no plan is called "${plan}"`;
    if (!/^\w+$/.test(price)) return `STRIPE_PRICES: ${plan} has no price; write ${plan}:price_…`;
    if (seen.has(plan)) return `STRIPE_PRICES: ${plan} stands there twice`;
    if (seen.has(price)) return `STRIPE_PRICES: ${price} is the price of two plans`;
    seen.add(plan).add(price);
  }
  return null;
}
