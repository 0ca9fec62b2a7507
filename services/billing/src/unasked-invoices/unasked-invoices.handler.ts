import { carriesOutFor } from '@agence/gesture/handler';
import type { ListUnaskedInvoicesResponse, SettleInvoiceRequest } from '@agence/proto/billing/v1/operator';
import { unix } from '@agence/words/paris';
import { imprevuesDe } from '../factures-imprevues.ts';
import type { Needs } from '../needs.ts';
import { settleInvoice } from './settle-invoice.rule.ts';

/** Invoices at the price of a plan that nobody asked for, or after the end, the oldest first. */
export const listUnaskedInvoices =
  ({ facturations }: Pick<Needs, 'facturations'>) =>
  async (): Promise<ListUnaskedInvoicesResponse> => {
    const found = await facturations.facturesImprevues();
    const invoices = found.flatMap(({ compte, facturation }) =>
      imprevuesDe(facturation).map(({ id, plans, depuis, apres_fin: fin_le }) => ({
        ...{ compte, id, plan: facturation.plan, fin_le },
        ...{ plans: [...plans], depuis_ts: unix(depuis) },
      })),
    );
    return { invoices: invoices.toSorted((a, b) => a.depuis_ts - b.depuis_ts) };
  };

export const settleInvoiceHandler = ({ facturations }: Pick<Needs, 'facturations'>) =>
  carriesOutFor(facturations, settleInvoice, 'settled', (request: SettleInvoiceRequest) => request);
