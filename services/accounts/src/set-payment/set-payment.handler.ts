import { randomUUID } from 'node:crypto';
import { Contention } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { SetPaymentRequest, SetPaymentResponse } from '@agence/proto/accounts/v1/operator';
import type { Needs } from '../needs.ts';
import { setPayment } from './set-payment.rule.ts';

export const setPaymentHandler =
  ({ comptes }: Pick<Needs, 'comptes'>) =>
  async ({ slug, operator, why, ...wanted }: SetPaymentRequest): Promise<SetPaymentResponse> => {
    const stripe_customer = wanted.stripe_customer?.trim() || null;
    const set = async () => {
      const holder = stripe_customer === null ? null : await comptes.byCustomer(stripe_customer);
      return comptes.carryOut(slug || '?', setPayment, {
        ...{ command_id: randomUUID(), confirmer: true, operator, why },
        ...{ mode: wanted.mode_paiement ?? null, stripe_customer, porteur: holder === slug ? null : holder },
      });
    };
    // The write fails when another account took the customer meanwhile; the retry is then refused.
    const outcome = await set().catch((fault: unknown) => {
      if (fault instanceof Contention) return set();
      throw fault;
    });
    if ('refusal' in outcome) return refused(outcome);
    const { mode: mode_paiement, stripe_customer: customer } = outcome.proposal;
    return { result: { $case: 'set', value: { mode_paiement, stripe_customer: customer ?? undefined } } };
  };
