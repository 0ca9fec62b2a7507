import { isoDay } from '@agence/words/paris';
import { z } from 'zod';
import type { Carte, Message } from '../carte/carte.ts';
import { PLANS } from '../plans.ts';
import type { Nouvelle } from './nouvelle.ts';

const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const period = { current_period_start: z.number().optional(), current_period_end: z.number().optional() };

/** Fields that we read, where the provider's versions of today and of yesterday put them. */
const subscription = z.object({
  customer: named,
  status: z.string(),
  ...period,
  items: z.object({ data: z.array(z.object(period)) }).default({ data: [] }),
});

const line = z.object({
  amount: z.number().default(0),
  period: z.object({ end: z.number() }),
  price: named.nullish(),
  pricing: z.object({ price_details: z.object({ price: named }).nullish() }).nullish(),
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

const lireAbonnement = ({ objet, created }: Message): Lue | null => {
  const { data } = subscription.safeParse(objet);
  if (data === undefined) return null;
  const periods = [data, ...data.items.data];
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
  // A credit for the rest of the former plan is a line below zero: it pays for nothing.
  const lines = data.lines.data.filter(({ amount }) => amount >= 0);
  const prices = lines.map(({ price, pricing }) => pricing?.price_details?.price ?? price ?? '');
  const plans = prices.flatMap((price) => carte.planDe(price) ?? []);
  const ends = lines.map(({ period: { end } }) => end);
  const jusqu_au = ends.length === 0 ? null : day(Math.max(...ends));
  const sans_plan = jusqu_au !== null && plans.length === 0 && [...PLANS.keys()].some(carte.vend);
  return { customer: data.customer, nouvelle: { genre: 'facture', id: data.id, jusqu_au, plans, sans_plan } };
};

/** What a message says of an account's money; null for one that says nothing of it. */
export const lire = (message: Message, carte: Carte): Lue | null => {
  if (SUBSCRIPTION.includes(message.type)) return lireAbonnement(message);
  return INVOICE.includes(message.type) ? lireFacture(message, carte) : null;
};
