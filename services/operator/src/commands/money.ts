import type { UnaskedInvoice } from '@agence/proto/billing/v1/operator';
import type { Kinds } from '../waiting.ts';

/** Why a paid invoice needs a person. */
const unasked = ({ fin_le, plan, plans }: UnaskedInvoice): string => {
  if (fin_le !== undefined) return `its card was debited after its end on ${fin_le}`;
  return plans.length === 0
    ? `an invoice was paid at a price of no plan (STRIPE_PRICES): still ${plan}`
    : `an invoice was paid for ${plans.join(', ')}, which nobody asked for: still ${plan}`;
};

/** Payments, or missing ones, that wait for a person. */
export const MONEY: Kinds = {
  transfer: async ({ billing }) =>
    (await billing.listTransfers({})).transfers.map(({ compte, note_ts, formule_demandee: plan }) => ({
      ...{ id: compte, slug: compte, since_ts: note_ts },
      what: `a transfer was announced${plan === undefined ? '' : `, for ${plan}`}`,
      next: `transfers confirm ${compte} --until YYYY-MM-DD${plan === undefined ? '' : ` --plan ${plan}`}`,
    })),
  plan: async ({ billing }) =>
    (await billing.listKeptPlans({})).kept.map(({ compte, plan, vers, depuis_ts }) => ({
      ...{ id: compte, slug: compte, since_ts: depuis_ts },
      what: `${vers} was paid for and does not fit: still ${plan}`,
      next: `plans retry ${compte}`,
    })),
  customer: async ({ billing }) =>
    (await billing.listUnknownCustomers({})).customers.map(({ customer, messages, depuis_ts }) => ({
      ...{ id: customer, since_ts: depuis_ts },
      what: `the card provider told of money of a customer of no account (messages: ${messages})`,
      next: `accounts create --stripe-customer ${customer} --paiement carte --slug S --nom N --plan P --adresse A`,
    })),
  invoice: async ({ billing }) =>
    (await billing.listUnaskedInvoices({})).invoices.map((invoice) => ({
      ...{ id: invoice.id, slug: invoice.compte, since_ts: invoice.depuis_ts },
      what: unasked(invoice),
      next: `plans settle ${invoice.compte} ${invoice.id} --why W`,
    })),
  termination: async ({ billing }) =>
    (await billing.listTerminations({})).terminations.map(({ compte, mode, fin_le, depuis_ts }) => ({
      ...{ id: compte, slug: compte, since_ts: depuis_ts },
      what: `it terminated itself and ends on ${fin_le}${mode === 'carte' ? ': see that its card is not debited' : ''}`,
      next: `accounts close ${compte} --why W`,
    })),
};
