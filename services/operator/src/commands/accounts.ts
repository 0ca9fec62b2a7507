import { value } from '../answer.ts';
import { nameOf } from '../told.ts';
import { slugAndWhy, text, type Verbs } from '../verb.ts';
import { CREATE } from './create.ts';
import { ENDING } from './ending.ts';
import { PAYMENT } from './payment.ts';
import { PLACE } from './place.ts';

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
      command
        .argument('<slug>')
        .requiredOption('--model <on|off>', 'off: only the forms that our own letters use are understood')
        .option('--why <reason>', 'kept in the journal'),
    warns: async ({ arg: slug, options }, system) =>
      `switch ${String(options['model'])} the model that reads the orders by mail of the account ${await nameOf(system, slug)}`,
    run: async ({ accounts, operator }, given) => {
      const { arg: slug } = given;
      const asked = { operator, slug, why: given.why, sans_modele: text(given, 'model') !== 'on' };
      return await value(accounts.setOrdersModel(asked), 'compte');
    },
  },
  ...ENDING,
  'accounts payment': PAYMENT,
};
