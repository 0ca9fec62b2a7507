import { iso } from '../outside/days.ts';

export const PRICE = 'price_5';

const PERIOD_DAYS = 30;
/** The last day that was paid, days from today, after so many periods. */
export const paidFor = (periods: number): number => (periods + 1) * PERIOD_DAYS;

/** What an account that pays by card is opened with. */
export const card = (customer: string) =>
  ({ paiement: 'carte', stripe_customer: customer, paye_jusqu_au: iso(paidFor(0)) }) as const;
