import { isoDay } from '@agence/words/paris';
import { z } from 'zod';
import type { Carte, Message } from '../carte/stripe.ts';
import { PLANS } from '../plans.ts';
import type { Nouvelle } from './nouvelle.ts';

const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const period = { current_period_start: z.number().optional(), current_period_end: z.number().optional() };
/** Where an invoice's line, or a subscription's item, names its price. */
const price = {
  price: named.nullish(),
  pricing: z.object({ price_details: z.object({ price: named }).nullish() }).nullish(),
};

/** The fields that we read, at their places in current and former API versions. */
const subscription = z.object({
  customer: named,
  status: z.string(),
  ...period,
  items: z.object({ data: z.array(z.object({ ...period, ...price })) }).default({ data: [] }),
});

const line = z.object({
  amount: z.number().default(0),
  period: z.object({ end: z.number() }),
  ...price,
});
const invoice = z.object({
  id: z.string().optional(),
  customer: named,
  lines: z.object({ data: z.array(line) }),
});

const SUBSCRIPTION = ['customer.subscription.created', 'customer.subscription.updated'];
const INVOICE = ['invoice.paid', 'invoice.payment_succeeded'];
const REGLE = ['active', 'trialing'];
const IMPAYE = ['past_due', 'unpaid'];

export type Lue = { readonly customer: string; readonly nouvelle: Nouvelle };

const day = (ts: number): string => isoDay(new Date(ts * 1000));

type Priced = z.infer<typeof line> | z.infer<typeof subscription>['items']['data'][number];
const priceOf = ({ price, pricing }: Priced): string => pricing?.price_details?.price ?? price ?? '';
const plansHavePrices = ({ vend }: Carte): boolean => [...PLANS.keys()].some(vend);

const lireAbonnement = ({ objet, created }: Message, carte: Carte): Lue | null => {
  const { data } = subscription.safeParse(objet);
  if (data === undefined) return null;
  // Other things that the customer subscribed to pay for no plan.
  const items = data.items.data.filter((item) => {
    const at = priceOf(item);
    return at === '' || carte.planDe(at) !== undefined || !plansHavePrices(carte);
  });
  if (items.length === 0 && data.items.data.length > 0) return null;
  const periods = [data, ...items];
  const starts = periods.flatMap(({ current_period_start: start }) => start ?? []);
  const ends = periods.flatMap(({ current_period_end: end }) => end ?? []);
  const regle = REGLE.includes(data.status);
  if (starts.length === 0 || ends.length === 0 || !(regle || IMPAYE.includes(data.status))) return null;
  const span = { du: day(Math.max(...starts)), au: day(Math.max(...ends)) };
  return { customer: data.customer, nouvelle: { genre: 'abonnement', vu_ts: created, regle, ...span } };
};

const lireFacture = ({ objet }: Message, carte: Carte): Lue | null => {
  const { data } = invoice.safeParse(objet);
  if (data === undefined) return null;
  // A negative line credits the rest of the former plan: it pays for nothing.
  const lines = data.lines.data.filter(({ amount }) => amount >= 0);
  const plans = lines.flatMap((item) => carte.planDe(priceOf(item)) ?? []);
  const priced = plansHavePrices(carte);
  const counted = priced ? lines.filter((item) => carte.planDe(priceOf(item)) !== undefined) : lines;
  const ends = counted.map(({ period: { end } }) => end);
  const jusqu_au = ends.length === 0 ? null : day(Math.max(...ends));
  const sans_plan = priced && lines.length > 0 && plans.length === 0;
  return { customer: data.customer, nouvelle: { genre: 'facture', id: data.id, jusqu_au, plans, sans_plan } };
};

/** The payment that a message reports; null when it reports none. */
export const lire = (message: Message, carte: Carte): Lue | null => {
  if (SUBSCRIPTION.includes(message.type)) return lireAbonnement(message, carte);
  return INVOICE.includes(message.type) ? lireFacture(message, carte) : null;
};
