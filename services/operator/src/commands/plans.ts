import { billingOf, named, nameOf } from '../account-lookups.ts';
import { value } from '../answer.ts';
import type { System } from '../system.ts';
import { type Verbs, WHY } from '../verb.ts';

const nom = async ({ accounts }: System, slug: string): Promise<string> =>
  (await value(accounts.showAccount({ slug }))).nom;

/** Plan changes, and paid invoices without a request. */
export const PLANS: Verbs = {
  'plans kept': {
    describe: 'list the plan changes that were paid for and no longer fitted, the oldest first',
    run: async (system) => named(system, (await system.billing.listKeptPlans({})).kept),
  },
  'plans unasked': {
    describe:
      'list the invoices that a card paid for a plan that nobody asked for, or at a price of no plan, the oldest first',
    run: async (system) => named(system, (await system.billing.listUnaskedInvoices({})).invoices),
  },
  'plans settle <slug> [invoice]': {
    describe: 'note that such an invoice was settled with the customer and the card provider',
    about: { ...WHY, '[invoice]': 'its id on the list; may be left out where the account has one' },
    warns: async ({ arg: slug, args: [, facture = 'there is'] }, system) =>
      `take the invoice ${facture} of the account ${await nameOf(system, slug)}, which nobody asked for, off the list`,
    run: async (system, { arg: slug, args: [, facture], order }) => {
      const { plan } = await value(system.billing.settleInvoice({ ...order('compte'), facture }));
      return { slug, nom: await nom(system, slug), plan };
    },
  },
  'plans retry <slug>': {
    describe: 'try a plan change that was paid for once more',
    warns: 'change the plan of the account {account} if it fits now',
    run: async (system, { arg: slug }) => {
      const { operator, billing } = system;
      const { plan, formule } = await value(billing.retryPlan({ operator, compte: slug }));
      return { slug, nom: await nom(system, slug), plan, formule };
    },
  },
  'plans withdraw <slug>': {
    describe: 'take back a plan change that waits, for its payment or for places; the plan in force stays',
    about: WHY,
    warns: async ({ arg: slug }, system) => {
      const { plan, formule_demandee, formule_gardee } = await billingOf(system, slug);
      const vers = formule_demandee ?? formule_gardee ?? 'none that waits';
      return `take back the change of the account ${await nameOf(system, slug)} to ${vers}: it keeps ${plan}`;
    },
    run: async ({ billing }, { arg: slug, order }) => ({
      slug,
      ...(await value(billing.withdrawPlan(order('compte')))),
    }),
  },
  'plans move <slug> <plan>': {
    describe: 'give an account another plan without a payment, if its clients fit',
    about: WHY,
    warns: async ({ args: [slug = '', vers = ''] }, system) => {
      const { plan } = await billingOf(system, slug);
      return `move the account ${await nameOf(system, slug)} from ${plan} to ${vers} without a payment`;
    },
    run: async ({ billing }, { args: [slug, vers = ''], order }) => ({
      slug,
      ...(await value(billing.movePlan({ ...order('compte'), vers }))),
    }),
  },
};
