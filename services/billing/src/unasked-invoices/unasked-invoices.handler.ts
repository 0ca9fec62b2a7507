import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/refus';
import type {
  ListUnaskedInvoicesResponse,
  SettleInvoiceRequest,
  SettleInvoiceResponse,
} from '@agence/proto/billing/v1/operator';
import { unix } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { settleInvoice } from './settle-invoice.rule.ts';

/** Invoices at the price of a plan that nobody asked for. */
export const listUnaskedInvoices =
  ({ facturations }: Pick<Needs, 'facturations'>) =>
  async (): Promise<ListUnaskedInvoicesResponse> => {
    const found = await facturations.facturesImprevues();
    const invoices = found.flatMap(({ compte, facturation: { plan, facture_imprevue: one } }) =>
      one == null ? [] : [{ compte, plan, plans: [...one.plans], depuis_ts: unix(one.depuis) }],
    );
    return { invoices };
  };

export const settleInvoiceHandler =
  ({ facturations }: Pick<Needs, 'facturations'>) =>
  async ({ operator, compte, why }: SettleInvoiceRequest): Promise<SettleInvoiceResponse> => {
    const command = { command_id: randomUUID(), confirmer: true, operator, why };
    const outcome = await facturations.carryOut(compte || '?', settleInvoice, command);
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'settled', value: outcome.proposal } };
  };
