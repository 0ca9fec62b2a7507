import { describe, expect, it } from '@jest/globals';
import type { Carte } from '../carte/stripe.ts';
import { lire } from './lire.ts';

const at = (text: string) => Date.parse(text) / 1000;
const [START, END] = [at('2026-11-30T09:00:00Z'), at('2026-12-30T09:00:00Z')];
const carte: Carte = {
  ouvrir: () => null,
  espace: async () => null,
  vend: (plan) => plan !== 'direct',
  planDe: (price) => ({ price_15: 'agence15', price_30: 'agence30' })[price],
};
const told = (type: string, objet: unknown) =>
  lire({ id: 'evt_1', type, created: 1_000, notre_mode: true, objet }, carte);
const period = { current_period_start: START, current_period_end: END };

describe('a subscription', () => {
  const news = (regle: boolean) => ({
    customer: 'cus_1',
    nouvelle: { genre: 'abonnement', vu_ts: 1_000, regle, du: '2026-11-30', au: '2026-12-30' },
  });

  it.each([
    ['as today’s versions write it', { items: { data: [period] } }],
    ['as former versions wrote it', { ...period, items: { data: [{}] } }],
  ])('is read %s', (_, dates) => {
    const objet = { customer: 'cus_1', status: 'active', ...dates };
    expect(told('customer.subscription.updated', objet)).toEqual(news(true));
    expect(told('customer.subscription.created', { ...objet, customer: { id: 'cus_1' } })).toEqual(
      news(true),
    );
  });

  it.each([
    ['trialing', news(true)],
    ['past_due', news(false)],
    ['unpaid', news(false)],
    ['canceled', null],
    ['incomplete', null],
    ['paused', null],
  ])('%s', (status, expected) => {
    expect(told('customer.subscription.updated', { customer: 'cus_1', status, ...period })).toEqual(expected);
  });

  it('counts by its items at a plan’s price, where plans have prices', () => {
    const long = { current_period_start: START, current_period_end: at('2028-12-30T09:00:00Z') };
    const objet = (...data: object[]) => ({ customer: 'cus_1', status: 'active', items: { data } });
    const training = { ...long, price: { id: 'price_training' } };
    const plan = { ...period, price: { id: 'price_15' } };
    expect(told('customer.subscription.updated', objet(training, plan))).toEqual(news(true));
    expect(told('customer.subscription.updated', objet(training))).toBeNull();
  });

  it('ends on the day of Paris', () => {
    const late = { current_period_start: START, current_period_end: at('2026-12-30T23:30:00Z') };
    const objet = { customer: 'cus_1', status: 'active', items: { data: [late] } };
    expect(told('customer.subscription.updated', objet)).toMatchObject({ nouvelle: { au: '2026-12-31' } });
  });
});

describe('a paid invoice', () => {
  const paid = (...data: object[]) =>
    told('invoice.paid', { id: 'in_1', customer: 'cus_1', lines: { data } });
  const news = (jusqu_au: string | null, plans: readonly string[], sans_plan = false) => ({
    customer: 'cus_1',
    nouvelle: { genre: 'facture', id: 'in_1', jusqu_au, plans, sans_plan },
  });

  it('reaches its last period, at the prices of what it charges', () => {
    const invoice = paid(
      { amount: -900, period: { end: at('2027-06-30T09:00:00Z') }, price: { id: 'price_15' } },
      { amount: 9_000, period: { end: END }, pricing: { price_details: { price: 'price_30' } } },
      { amount: 0, period: { end: START }, pricing: null },
    );
    expect(invoice).toEqual(news('2026-12-30', ['agence30']));
  });

  it('at a price of no plan says so, where plans have prices', () => {
    const data = [{ amount: 9_000, period: { end: END }, price: 'price_old' }];
    const objet = { id: 'in_1', customer: 'cus_1', lines: { data } };
    expect(told('invoice.paid', objet)).toEqual(news(null, [], true));
    const message = { id: 'evt_1', type: 'invoice.paid', created: 1_000, notre_mode: true, objet };
    expect(lire(message, { ...carte, vend: () => false })).toEqual(news('2026-12-30', []));
  });

  it('reaches the period of its lines at a plan’s price, whatever else it charges', () => {
    const invoice = paid(
      { amount: 50_000, period: { end: at('2028-12-30T09:00:00Z') }, price: 'price_training' },
      { amount: 9_000, period: { end: END }, price: 'price_15' },
    );
    expect(invoice).toEqual(news('2026-12-30', ['agence15']));
  });

  it('without a line reaches nothing', () => {
    expect(paid()).toEqual(news(null, []));
  });
});

it.each([
  ['invoice.payment_failed', { customer: 'cus_1', lines: { data: [] } }],
  ['customer.subscription.deleted', { customer: 'cus_1', status: 'canceled', ...period }],
  ['customer.created', { id: 'cus_1' }],
  ['invoice.paid', { lines: 'x' }],
  ['customer.subscription.updated', null],
])('%s of another shape or kind says nothing', (type, objet) => {
  expect(told(type, objet)).toBeNull();
});
