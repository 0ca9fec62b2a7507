import { value } from '../answer.ts';
import { nameOf } from '../told.ts';
import { text, type Verb } from '../verb.ts';
import { CREATE } from './create.ts';
import { ENDING } from './ending.ts';
import { PAYMENT } from './payment.ts';
import { PLACE } from './place.ts';

export const ACCOUNTS: readonly Verb[] = [
  CREATE,
  PLACE,
  {
    noun: 'accounts',
    verb: 'list',
    describe: 'list the accounts',
    run: async ({ accounts }) => (await accounts.listAccounts({})).comptes,
  },
  {
    noun: 'accounts',
    verb: 'show',
    describe: 'show one account',
    shape: (command) => command.argument('<slug>'),
    run: async ({ accounts }, { args: [slug = ''] }) =>
      value((await accounts.showAccount({ slug })).result, 'compte'),
  },
  {
    noun: 'accounts',
    verb: 'pause',
    describe: 'pause an account: its calls are refused, its measurements stop',
    shape: (command) => command.argument('<slug>').option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [slug = ''] }, system) => `pause the account ${await nameOf(system, slug)}`,
    run: async ({ accounts, operator }, given) => {
      const [slug = ''] = given.args;
      return value(
        (await accounts.pauseAccount({ operator, slug, why: text(given, 'why') })).result,
        'compte',
      );
    },
  },
  {
    noun: 'accounts',
    verb: 'resume',
    describe: 'end the pause of an account; a termination is taken back by accounts reopen',
    shape: (command) => command.argument('<slug>').option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [slug = ''] }, system) =>
      `end the pause of the account ${await nameOf(system, slug)}`,
    run: async ({ accounts, operator }, given) => {
      const [slug = ''] = given.args;
      return value(
        (await accounts.resumeAccount({ operator, slug, why: text(given, 'why') })).result,
        'compte',
      );
    },
  },
  {
    noun: 'accounts',
    verb: 'orders',
    describe: 'say whether a model may read what an account orders by mail in words of its own',
    shape: (command) =>
      command
        .argument('<slug>')
        .requiredOption('--model <on|off>', 'off: only the forms that our own letters use are understood')
        .option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [slug = ''], options }, system) =>
      `switch ${String(options['model'])} the model that reads the orders by mail of the account ${await nameOf(system, slug)}`,
    run: async ({ accounts, operator }, given) => {
      const [slug = ''] = given.args;
      const asked = { operator, slug, why: text(given, 'why'), sans_modele: text(given, 'model') !== 'on' };
      return value((await accounts.setOrdersModel(asked)).result, 'compte');
    },
  },
  ...ENDING,
  PAYMENT,
];
