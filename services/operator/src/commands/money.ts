import type { UnaskedInvoice } from '@agence/proto/billing/v1/operator';
import type { Source } from '../waiting.ts';

const transfers: Source[1] = async ({ billing }) =>
  (await billing.listTransfers({})).transfers.map(
    ({ compte: slug, note_ts: since_ts, formule_demandee }) => ({
      ...{ id: slug, kind: 'transfer', slug, since_ts },
      what:
        formule_demandee === undefined
          ? 'a transfer was announced'
          : `a transfer was announced, for ${formule_demandee}`,
      next: `transfers confirm ${slug} --until YYYY-MM-DD${formule_demandee === undefined ? '' : ` --plan ${formule_demandee}`}`,
    }),
  );

const plans: Source[1] = async ({ billing }) =>
  (await billing.listKeptPlans({})).kept.map(({ compte: slug, plan, vers, depuis_ts: since_ts }) => ({
    ...{ id: slug, kind: 'plan', slug, since_ts },
    what: `${vers} was paid for and does not fit: still ${plan}`,
    next: `plans retry ${slug}`,
  }));

/** Why a paid invoice needs a person. */
const unasked = ({ fin_le, plan, plans }: UnaskedInvoice): string => {
  if (fin_le !== undefined) return `its card was debited after its end on ${fin_le}`;
  return plans.length === 0
    ? `an invoice was paid at a price of no plan (STRIPE_PRICES): still ${plan}`
    : `an invoice was paid for ${plans.join(', ')}, which nobody asked for: still ${plan}`;
};

const invoices: Source[1] = async ({ billing }) =>
  (await billing.listUnaskedInvoices({})).invoices.map((invoice) => ({
    ...{ id: invoice.id, kind: 'invoice', slug: invoice.compte, since_ts: invoice.depuis_ts },
    what: unasked(invoice),
    next: `plans settle ${invoice.compte} ${invoice.id} --why W`,
  }));

const terminations: Source[1] = async ({ billing }) =>
  (await billing.listTerminations({})).terminations.map(
    ({ compte: slug, mode, fin_le, depuis_ts: since_ts }) => ({
      ...{ id: slug, kind: 'termination', slug, since_ts },
      what: `it terminated itself and ends on ${fin_le}${mode === 'carte' ? ': see that its card is not debited' : ''}`,
      next: `accounts close ${slug} --why W`,
    }),
  );

const customers: Source[1] = async ({ billing }) =>
  (await billing.listUnknownCustomers({})).customers.map(({ customer, messages, depuis_ts: since_ts }) => ({
    ...{ id: customer, kind: 'customer', since_ts },
    what: `the card provider told of money of a customer of no account (messages: ${messages})`,
    next: `accounts create --stripe-customer ${customer} --paiement carte --slug S --nom N --plan P --adresse A`,
  }));

/** Payments, or missing ones, that wait for a person. */
export const MONEY: readonly Source[] = [
  ['billing', transfers],
  ['billing', plans],
  ['billing', customers],
  ['billing', invoices],
  ['billing', terminations],
];
