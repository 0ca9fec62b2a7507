import { expect, it } from '@jest/globals';
import { etatPaiement } from './etat-paiement.rule.ts';
import type { Facturation } from './facturation.ts';

const paid: Facturation = {
  plan: 'agence5',
  mode: 'virement',
  paye_jusqu_au: '2026-11-30',
  virement_note: false,
  fin_le: null,
  stripe_customer: null,
};

it.each<[string, Partial<Facturation>, string, string]>([
  ['paid up to today', {}, '2026-11-30', 'à jour'],
  ['the day after', {}, '2026-12-01', 'en retard'],
  ['never paid', { paye_jusqu_au: null }, '2026-11-30', 'en attente'],
  ['a transfer announced, even late', { virement_note: true }, '2026-12-24', 'en attente'],
  ['termination recorded, even late', { fin_le: '2026-11-30', virement_note: true }, '2026-12-24', 'résilié'],
])('%s', (_, change, today, expected) => {
  expect(etatPaiement({ ...paid, ...change }, today)).toBe(expected);
});
