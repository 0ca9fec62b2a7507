import { expect, it } from '@jest/globals';
import { etatPaiement } from './etat-paiement.ts';

const paid = { paye_jusqu_au: '2026-11-30', virement_note: null, fin_le: null };
const noted = new Date('2026-11-28T10:00:00Z');

it.each([
  ['paid up to today', {}, '2026-11-30', 'à jour'],
  ['the day after', {}, '2026-12-01', 'en retard'],
  ['never paid', { paye_jusqu_au: null }, '2026-11-30', 'en attente'],
  ['a transfer announced, even late', { virement_note: noted }, '2026-12-24', 'en attente'],
  ['a transfer announced, even ahead', { virement_note: noted }, '2026-11-01', 'en attente'],
  [
    'termination recorded, even late',
    { fin_le: '2026-11-30', virement_note: noted },
    '2026-12-24',
    'résilié',
  ],
])('%s', (_, change, today, expected) => {
  expect(etatPaiement({ ...paid, ...change }, today)).toBe(expected);
});
