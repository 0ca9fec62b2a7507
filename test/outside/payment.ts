import { paymentEvent } from '@agence/testing/fakes/payment';
import { iso } from './days.ts';

export const SECRET = 'whsec_0123456789';

/** What billing is told of its card provider, without where the provider is. */
export const CARD_SETTINGS = {
  STRIPE_API_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_PRICES: 'agence5:price_5,agence15:price_15,agence30:price_30',
};

/** Eleven in the morning of a day, Unix seconds. */
export const at = (day: string) => Date.parse(`${day}T11:00:00Z`) / 1000;
/** An invoice that was paid, up to a day and at a price. */
export const invoice = (customer: string, end: string, price: string) =>
  paymentEvent({
    type: 'invoice.paid',
    created: at(iso()),
    object: {
      object: 'invoice',
      customer,
      lines: { data: [{ amount: 9_000, period: { end: at(end) }, pricing: { price_details: { price } } }] },
    },
  });
/** A subscription as it stood at a moment. */
export const subscription = (customer: string, status: string, start: string, end: string, created: number) =>
  paymentEvent({
    type: 'customer.subscription.updated',
    created,
    object: {
      ...{ object: 'subscription', customer, status },
      items: { data: [{ current_period_start: at(start), current_period_end: at(end) }] },
    },
  });
