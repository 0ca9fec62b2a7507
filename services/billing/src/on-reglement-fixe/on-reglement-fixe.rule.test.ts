import { expect, it } from '@jest/globals';
import { uneFacturation } from '../facturation.fixture.ts';
import { FACTURATIONS } from '../facturation.ts';
import { onReglementFixe } from './on-reglement-fixe.rule.ts';

const today = '2026-11-21';
const abonnement = { vu_ts: 9, facture_jusqu_au: '2026-11-30' };
const carte = uneFacturation({ mode: 'carte', stripe_customer: 'cus_1', abonnement });

it.each([
  [
    'another customer, whose subscription has dates of its own',
    'carte',
    'cus_2',
    { vu_ts: 0, facture_jusqu_au: null },
  ],
  ['another mode, the customer still known', 'virement', 'cus_1', abonnement],
] as const)('%s', (_, mode, stripe_customer, left) => {
  const fact = { type: 'reglement_fixe', mode, stripe_customer, etat: 'à jour' } as const;
  expect(onReglementFixe(carte, { mode, stripe_customer, today })).toEqual({ proposal: {}, facts: [fact] });
  const state = FACTURATIONS.evolve(carte, fact);
  expect(state).toEqual({ ...carte, mode, stripe_customer, abonnement: left });
  expect(FACTURATIONS.announce(fact, { id: 'c', version: 2, state })).toMatchObject([
    { name: 'paiement_change', data: { compte: 'c', mode } },
  ]);
});

it('an erased account gets no customer back', () => {
  const state = uneFacturation({ stripe_customer: null, efface: true });
  const late = { mode: 'carte', stripe_customer: 'cus_1', today } as const;
  expect(onReglementFixe(state, late)).toEqual({ proposal: {}, facts: [] });
});
