import type { Decision } from '@agence/gesture';
import type { Facturation, FacturationFact } from './facturation.ts';

/** An account paid by transfer up to the end of November 2026, for tests. */
export const uneFacturation = (more: Partial<Facturation> = {}): Facturation => ({
  plan: 'agence15',
  mode: 'virement',
  paye_jusqu_au: '2026-11-30',
  virement_note: null,
  formule_demandee: null,
  formule_payee: null,
  formule_gardee: null,
  fin_le: null,
  etat: 'à jour',
  annonce: null,
  stripe_customer: null,
  abonnement: { vu_ts: 0, facture_jusqu_au: null },
  ...more,
});

/** What a decision that is not refused writes down, when it is one thing. */
export const factOf = (decision: Decision<unknown, FacturationFact>): FacturationFact => {
  if ('refusal' in decision) throw new Error(decision.refusal.sentence);
  const [fact] = decision.facts;
  if (fact === undefined) throw new Error('nothing is written down');
  return fact;
};
