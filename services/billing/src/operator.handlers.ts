import { fr, refuse } from '@agence/gesture';
import type { DocumentStore } from '@agence/platform/document-store';
import type { Handlers } from '@agence/platform/grpc-server';
import { refused } from '@agence/platform/refus';
import type { BillingOperatorServer } from '@agence/proto/billing/v1/billing';
import type { FacturationFact, FacturationState } from './facturation.ts';
import { PLANS } from './plans.ts';

export const operatorHandlers = (
  facturations: DocumentStore<FacturationState, FacturationFact>,
): Handlers<BillingOperatorServer> => ({
  describePlan: async ({ plan }) => {
    const found = PLANS[plan];
    if (found !== undefined) {
      const { label: _, ...limites } = found;
      return { result: { $case: 'limites', value: limites } };
    }
    return refused(refuse('invalid', fr`Les formules sont : ${Object.keys(PLANS).join(', ')}.`));
  },
  knowsAccount: async ({ compte }) => ({ known: (await facturations.read(compte)).state !== null }),
});
