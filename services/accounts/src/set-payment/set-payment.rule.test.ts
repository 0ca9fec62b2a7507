import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { unCompte } from '../compte.fixture.ts';
import { COMPTES, type CompteFact } from '../compte.ts';
import { setPayment } from './set-payment.rule.ts';

const order = { operator: 'ada', why: 'called', mode: null, stripe_customer: null, porteur: null };
const carte = unCompte({
  stripe_customer: 'cus_1',
  paiement: { ...unCompte().paiement, mode: 'carte' },
});

describe('how an account pays', () => {
  it.each([
    ['by card', unCompte(), { mode: 'carte', stripe_customer: 'cus_1' }, ['carte', 'cus_1']],
    ['as another customer', carte, { stripe_customer: 'cus_2' }, ['carte', 'cus_2']],
    ['by transfer, its customer still known', carte, { mode: 'virement' }, ['virement', 'cus_1']],
    ['a customer for later', unCompte(), { stripe_customer: 'cus_1' }, ['virement', 'cus_1']],
  ])('%s', (_, state, wanted, [mode = '', stripe_customer = '']) => {
    const set = { mode, stripe_customer };
    const fact: CompteFact = { type: 'payment_set', ...set, operator: 'ada', why: 'called' };
    expect(setPayment(state, { ...order, ...wanted })).toEqual({ proposal: set, facts: [fact] });
    const after = COMPTES.evolve(state, fact);
    expect(after).toEqual({ ...state, stripe_customer });
    expect(COMPTES.announce(fact, { id: 'c', version: 2, state: after })).toEqual([
      { name: 'reglement_fixe', data: { compte: 'c', mode_paiement: mode, stripe_customer } },
    ]);
    expect(COMPTES.record?.(fact, 'c')).toEqual([
      { operator: 'ada', what: 'payment_set', on: 'c', why: 'called' },
    ]);
  });

  it.each([
    [{}, 'conflict', fr`Ce compte paie déjà ainsi : rien ne change.`],
    [{ mode: 'chèque' }, 'invalid', fr`Le paiement se fait par « carte » ou par « virement ».`],
    [
      { mode: 'carte' },
      'invalid',
      fr`Un compte qui paie par carte a un client de carte : donnez son identifiant.`,
    ],
    [
      { stripe_customer: 'cus_2', porteur: 'horizon' },
      'conflict',
      fr`Le client de carte cus_2 est déjà celui du compte horizon.`,
    ],
  ])('%j is refused', (wanted, kind, sentence) => {
    expect(setPayment(unCompte(), { ...order, ...wanted })).toEqual({ refusal: { kind, sentence } });
  });
});
