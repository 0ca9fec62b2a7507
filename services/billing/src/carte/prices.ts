import { fr } from '@agence/gesture';
import { choixDepuis, PLANS } from '../plans.ts';

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

type Form = { readonly name: string; readonly price: RegExp; readonly write: (plan: string) => string };

/** Why a setting that names plans cannot be used; null when it can. */
function refusesPlans(setting: string, { name, price: form, write }: Form): string | null {
  const seen = new Set<string>();
  for (const [plan, price] of entriesOf(setting)) {
    if (!PLANS.has(plan)) return `${name}: no plan is called "${plan}"`;
    if (!form.test(price)) return `${name}: ${plan} has no price; write ${write(plan)}`;
    if (seen.has(plan)) return `${name}: ${plan} stands there twice`;
    seen.add(plan);
  }
  return null;
}

/** Why prices cannot be used; null when they can. A price of two plans would not tell which one a payment is for. */
export function refusesPrices(setting: string): string | null {
  const prices = entriesOf(setting).map(([, price]) => price);
  const twice = prices.find((price, i) => prices.indexOf(price) < i);
  const form = { name: 'STRIPE_PRICES', price: /^\w+$/, write: (plan: string) => `${plan}:price_…` };
  const other = twice === undefined ? null : `STRIPE_PRICES: ${twice} is the price of two plans`;
  return refusesPlans(setting, form) ?? other;
}

const AMOUNT: Form = {
  name: 'PLAN_PRICES',
  price: /^\d{1,5}(\.\d\d)?$/,
  write: (plan) => `${plan}:49 or ${plan}:49.90`,
};

/** Why amounts cannot be shown; null when they can: all plans of agencies have one, or none has. */
export function refusesAmounts(setting: string): string | null {
  const given = pricesOf(setting);
  const missing = choixDepuis('agence5').find((plan) => given.size > 0 && !given.has(plan));
  const other = missing === undefined ? null : `PLAN_PRICES: ${missing} has no price beside the others`;
  return refusesPlans(setting, AMOUNT) ?? other;
}

const EUROS = new Intl.NumberFormat('fr', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** What each plan costs, in words; empty when the operator shows no prices. */
export const amountsOf = (setting: string): ReadonlyMap<string, string> =>
  new Map(entriesOf(setting).map(([plan, price]) => [plan, fr`${EUROS.format(Number(price))} HT par mois`]));
