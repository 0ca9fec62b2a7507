import { value } from '../answer.ts';
import { billingOf, named, nameOf } from '../told.ts';
import { slugAndWhy, type Verbs } from '../verb.ts';

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
  'plans settle': {
    describe: 'note that such an invoice was settled with the customer and the card provider',
    shape: (command) =>
      slugAndWhy(command).argument(
        '[invoice]',
        'its id on the list; may be left out where the account has one',
      ),
    warns: async ({ args: [slug = '', facture = 'there is'] }, system) =>
      `take the invoice ${facture} of the account ${await nameOf(system, slug)}, which nobody asked for, off the list`,
    run: async (system, given) => {
      const [slug = '', facture] = given.args;
      const order = { operator: system.operator, compte: slug, facture, why: given.why };
      const { plan } = await value(system.billing.settleInvoice(order), 'settled');
      const { nom } = await value(system.accounts.showAccount({ slug }), 'compte');
      return { slug, nom, plan };
    },
  },
  'plans retry': {
    describe: 'try a plan change that was paid for once more',
    shape: (command) => command.argument('<slug>'),
    warns: async ({ arg: slug }, system) =>
      `change the plan of the account ${await nameOf(system, slug)} if it fits now`,
    run: async (system, { arg: slug }) => {
      const { operator, billing, accounts } = system;
      const { plan, formule } = await value(billing.retryPlan({ operator, compte: slug }), 'retried');
      const { nom } = await value(accounts.showAccount({ slug }), 'compte');
      return { slug, nom, plan, formule };
    },
  },
  'plans withdraw': {
    describe: 'take back a plan change that waits, for its payment or for places; the plan in force stays',
    shape: slugAndWhy,
    warns: async ({ arg: slug }, system) => {
      const { plan, formule_demandee, formule_gardee } = await billingOf(system, slug);
      const vers = formule_demandee ?? formule_gardee ?? 'none that waits';
      return `take back the change of the account ${await nameOf(system, slug)} to ${vers}: it keeps ${plan}`;
    },
    run: async (system, { arg: slug, why }) => {
      const order = { operator: system.operator, compte: slug, why };
      return { slug, ...(await value(system.billing.withdrawPlan(order), 'withdrawn')) };
    },
  },
  'plans move': {
    describe: 'give an account another plan without a payment, if its clients fit',
    shape: (command) => slugAndWhy(command).argument('<plan>'),
    warns: async ({ args: [slug = '', vers = ''] }, system) => {
      const { plan } = await billingOf(system, slug);
      return `move the account ${await nameOf(system, slug)} from ${plan} to ${vers} without a payment`;
    },
    run: async (system, given) => {
      const [slug = '', vers = ''] = given.args;
      const order = { operator: system.operator, compte: slug, vers, why: given.why };
      return { slug, ...(await value(system.billing.movePlan(order), 'moved')) };
    },
  },
};
