import { billingOf, nameOf, untilSeen } from '../account-lookups.ts';
import { value } from '../answer.ts';
import { type Verb, type Verbs, WHY } from '../verb.ts';
import { CREATE, PLACE } from './create.ts';
import { ENDING } from './ending.ts';

const PAYMENT: Verb = {
  describe: 'set how an account pays, and its customer at the card provider',
  about: {
    ...WHY,
    '--paiement <mode>': 'carte or virement; absent: as it is',
    '--stripe-customer <id>': 'customer at the card provider; absent: as it is',
  },
  warns: async ({ arg: slug, maybe }, system) => {
    const [name, now] = [await nameOf(system, slug), await billingOf(system, slug)];
    const mode = maybe('paiement') ?? now.mode;
    const customer = maybe('stripeCustomer') ?? now.stripe_customer ?? 'none';
    return `have the account ${name} pay by ${mode}, as the card customer ${customer} (now ${now.mode}, ${now.stripe_customer ?? 'none'})`;
  },
  run: async (system, { arg: slug, maybe, order }) => {
    const wanted = { mode_paiement: maybe('paiement'), stripe_customer: maybe('stripeCustomer') };
    const { mode_paiement, stripe_customer } = await value(
      system.accounts.setPayment({ ...order('slug'), ...wanted }),
    );
    await untilSeen(slug, async () => {
      const now = await billingOf(system, slug);
      return now.mode === mode_paiement && now.stripe_customer === stripe_customer ? now : null;
    });
    return { slug, mode_paiement, stripe_customer: stripe_customer ?? null };
  },
};

export const ACCOUNTS: Verbs = {
  'accounts create --slug <slug> --paiement <mode>': CREATE,
  'accounts place <slug> --lead <id>': PLACE,
  'accounts list': {
    describe: 'list the accounts',
    run: async ({ accounts }) => (await accounts.listAccounts({})).comptes,
  },
  'accounts show <slug>': {
    describe: 'show one account',
    run: ({ accounts }, { arg: slug }) => value(accounts.showAccount({ slug })),
  },
  'accounts pause <slug>': {
    describe: 'pause an account: its calls are refused, its measurements stop',
    about: WHY,
    warns: 'pause the account {account}',
    run: ({ accounts }, { order }) => value(accounts.pauseAccount(order('slug'))),
  },
  'accounts resume <slug>': {
    describe: 'end the pause of an account; a termination is taken back by accounts reopen',
    about: WHY,
    warns: 'end the pause of the account {account}',
    run: ({ accounts }, { order }) => value(accounts.resumeAccount(order('slug'))),
  },
  'accounts orders <slug> --model <on|off>': {
    describe: 'say whether a model may read what an account orders by mail in words of its own',
    about: { ...WHY, '--model <on|off>': 'off: only the forms that our own letters use are understood' },
    warns: async ({ arg: slug, text }, system) =>
      `switch ${text('model')} the model that reads the orders by mail of the account ${await nameOf(system, slug)}`,
    run: ({ accounts }, { order, text }) =>
      value(accounts.setOrdersModel({ ...order('slug'), sans_modele: text('model') !== 'on' })),
  },
  ...ENDING,
  'accounts payment <slug>': PAYMENT,
};
