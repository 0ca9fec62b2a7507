import { value } from '../answer.ts';
import { billingOf, nameOf, untilSeen } from '../told.ts';
import { maybe, slugAndWhy, text, type Verb, type Verbs } from '../verb.ts';
import { CREATE, PLACE } from './create.ts';
import { ENDING } from './ending.ts';

const PAYMENT: Verb = {
  describe: 'set how an account pays, and its customer at the card provider',
  shape: (command) =>
    slugAndWhy(command)
      .option('--paiement <mode>', 'carte or virement; absent: as it is')
      .option('--stripe-customer <id>', 'customer at the card provider; absent: as it is'),
  warns: async (given, system) => {
    const { arg: slug } = given;
    const [name, now] = [await nameOf(system, slug), await billingOf(system, slug)];
    const mode = maybe(given, 'paiement') ?? now.mode;
    const customer = maybe(given, 'stripeCustomer') ?? now.stripe_customer ?? 'none';
    return `have the account ${name} pay by ${mode}, as the card customer ${customer} (now ${now.mode}, ${now.stripe_customer ?? 'none'})`;
  },
  run: async (system, given) => {
    const { arg: slug } = given;
    const order = {
      ...{ operator: system.operator, slug, why: given.why },
      mode_paiement: maybe(given, 'paiement'),
      stripe_customer: maybe(given, 'stripeCustomer'),
    };
    const { mode_paiement, stripe_customer } = await value(system.accounts.setPayment(order), 'set');
    await untilSeen(slug, async () => {
      const now = await billingOf(system, slug);
      return now.mode === mode_paiement && now.stripe_customer === stripe_customer ? now : null;
    });
    return { slug, mode_paiement, stripe_customer: stripe_customer ?? null };
  },
};

export const ACCOUNTS: Verbs = {
  'accounts create': CREATE,
  'accounts place': PLACE,
  'accounts list': {
    describe: 'list the accounts',
    run: async ({ accounts }) => (await accounts.listAccounts({})).comptes,
  },
  'accounts show': {
    describe: 'show one account',
    shape: (command) => command.argument('<slug>'),
    run: async ({ accounts }, { arg: slug }) => value(accounts.showAccount({ slug }), 'compte'),
  },
  'accounts pause': {
    describe: 'pause an account: its calls are refused, its measurements stop',
    shape: slugAndWhy,
    warns: async ({ arg: slug }, system) => `pause the account ${await nameOf(system, slug)}`,
    run: async ({ accounts, operator }, { arg: slug, why }) =>
      value(accounts.pauseAccount({ operator, slug, why }), 'compte'),
  },
  'accounts resume': {
    describe: 'end the pause of an account; a termination is taken back by accounts reopen',
    shape: slugAndWhy,
    warns: async ({ arg: slug }, system) => `end the pause of the account ${await nameOf(system, slug)}`,
    run: async ({ accounts, operator }, { arg: slug, why }) =>
      value(accounts.resumeAccount({ operator, slug, why }), 'compte'),
  },
  'accounts orders': {
    describe: 'say whether a model may read what an account orders by mail in words of its own',
    shape: (command) =>
      slugAndWhy(command).requiredOption(
        '--model <on|off>',
        'off: only the forms that our own letters use are understood',
      ),
    warns: async ({ arg: slug, options }, system) =>
      `switch ${String(options['model'])} the model that reads the orders by mail of the account ${await nameOf(system, slug)}`,
    run: async ({ accounts, operator }, given) => {
      const asked = { operator, slug: given.arg, why: given.why, sans_modele: text(given, 'model') !== 'on' };
      return await value(accounts.setOrdersModel(asked), 'compte');
    },
  },
  ...ENDING,
  'accounts payment': PAYMENT,
};
