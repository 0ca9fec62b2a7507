import { value } from '../answer.ts';
import { billingOf, named, nameOf } from '../told.ts';
import { text, type Verb } from '../verb.ts';

/** Plan changes, and paid invoices without a request. */
export const PLANS: readonly Verb[] = [
  {
    noun: 'plans',
    verb: 'kept',
    describe: 'list the plan changes that were paid for and no longer fitted, the oldest first',
    run: async (system) => named(system, (await system.billing.listKeptPlans({})).kept),
  },
  {
    noun: 'plans',
    verb: 'unasked',
    describe:
      'list the invoices that a card paid for a plan that nobody asked for, or at a price of no plan, the oldest first',
    run: async (system) => named(system, (await system.billing.listUnaskedInvoices({})).invoices),
  },
  {
    noun: 'plans',
    verb: 'settle',
    describe: 'note that such an invoice was settled with the customer and the card provider',
    shape: (command) =>
      command
        .argument('<slug>')
        .argument('[invoice]', 'its id on the list; may be left out where the account has one')
        .option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [slug = '', facture = 'there is'] }, system) =>
      `take the invoice ${facture} of the account ${await nameOf(system, slug)}, which nobody asked for, off the list`,
    run: async (system, given) => {
      const [slug = '', facture] = given.args;
      const order = { operator: system.operator, compte: slug, facture, why: text(given, 'why') };
      const { plan } = value((await system.billing.settleInvoice(order)).result, 'settled');
      const { nom } = value((await system.accounts.showAccount({ slug })).result, 'compte');
      return { slug, nom, plan };
    },
  },
  {
    noun: 'plans',
    verb: 'retry',
    describe: 'try a plan change that was paid for once more',
    shape: (command) => command.argument('<slug>'),
    warns: async ({ args: [slug = ''] }, system) =>
      `change the plan of the account ${await nameOf(system, slug)} if it fits now`,
    run: async (system, { args: [slug = ''] }) => {
      const { operator, billing, accounts } = system;
      const { plan, formule } = value(
        (await billing.retryPlan({ operator, compte: slug })).result,
        'retried',
      );
      const { nom } = value((await accounts.showAccount({ slug })).result, 'compte');
      return { slug, nom, plan, formule };
    },
  },
  {
    noun: 'plans',
    verb: 'withdraw',
    describe: 'take back a plan change that waits, for its payment or for places; the plan in force stays',
    shape: (command) => command.argument('<slug>').option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [slug = ''] }, system) => {
      const { plan, formule_demandee, formule_gardee } = await billingOf(system, slug);
      const vers = formule_demandee ?? formule_gardee ?? 'none that waits';
      return `take back the change of the account ${await nameOf(system, slug)} to ${vers}: it keeps ${plan}`;
    },
    run: async (system, given) => {
      const [slug = ''] = given.args;
      const order = { operator: system.operator, compte: slug, why: text(given, 'why') };
      return { slug, ...value((await system.billing.withdrawPlan(order)).result, 'withdrawn') };
    },
  },
  {
    noun: 'plans',
    verb: 'move',
    describe: 'give an account another plan without a payment, if its clients fit',
    shape: (command) =>
      command.argument('<slug>').argument('<plan>').option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [slug = '', vers = ''] }, system) => {
      const { plan } = await billingOf(system, slug);
      return `move the account ${await nameOf(system, slug)} from ${plan} to ${vers} without a payment`;
    },
    run: async (system, given) => {
      const [slug = '', vers = ''] = given.args;
      const order = { operator: system.operator, compte: slug, vers, why: text(given, 'why') };
      return { slug, ...value((await system.billing.movePlan(order)).result, 'moved') };
    },
  },
];
