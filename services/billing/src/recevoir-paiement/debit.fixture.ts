import { uneFacturation } from '../facturation.fixture.ts';
import { FACTURATIONS, type Facturation, type FacturationState } from '../facturation.ts';
import { debit } from './debit.rule.ts';
import type { Facture, Nouvelle } from './nouvelle.ts';

export const today = '2026-12-02';
export const now = new Date(`${today}T09:00:00Z`);
export const message = 'evt_1';
export const facture = (jusqu_au: string, ...plans: string[]): Facture => ({
  genre: 'facture',
  ...{ id: `in_${jusqu_au}_${plans}`, jusqu_au, plans },
});
export const abonnement = (vu_ts: number, regle: boolean, du: string, au: string): Nouvelle => ({
  genre: 'abonnement',
  ...{ vu_ts, regle, du, au },
});
export const tell = (state: Facturation, ...news: readonly Nouvelle[]): Facturation =>
  news.reduce((before: Facturation, nouvelle) => {
    const decision = debit(before, { message, nouvelle, today, now });
    if ('refusal' in decision) throw new Error(decision.refusal.sentence);
    return decision.facts.reduce(FACTURATIONS.evolve, before as FacturationState) ?? before;
  }, state);
export const orders = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one, i) => orders(list.toSpliced(i, 1)).map((rest) => [one, ...rest]));

export const card = uneFacturation({ mode: 'carte', stripe_customer: 'cus_1' });
export const [NOV, DEC, JAN] = ['2026-11-30', '2026-12-30', '2027-01-30'];
