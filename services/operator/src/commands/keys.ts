import { value } from '../answer.ts';
import { nameOf } from '../told.ts';
import { maybe, text, type Verb } from '../verb.ts';

export const KEYS: readonly Verb[] = [
  {
    noun: 'keys',
    verb: 'grant',
    describe: 'grant a key to an account; the key is shown once',
    shape: (command) =>
      command
        .argument('<slug>')
        .option('--door <door>', 'agence or scan', 'agence')
        .option('--expires <day>', 'YYYY-MM-DD, the last day that it opens the door'),
    warns: async ({ args: [slug = ''] }, system) =>
      `grant a key to the account ${await nameOf(system, slug)}`,
    run: async ({ accounts, operator }, given) => {
      const [slug = ''] = given.args;
      const order = { operator, slug, door: text(given, 'door'), expires: maybe(given, 'expires') };
      const { result } = await accounts.grantKey(order);
      return { key: value(result, 'key') };
    },
  },
  {
    noun: 'keys',
    verb: 'list',
    describe: 'list the keys of an account, never the keys themselves',
    shape: (command) => command.argument('<slug>'),
    run: async ({ accounts }, { args: [slug = ''] }) => {
      const { keys } = value((await accounts.listKeys({ slug })).result, 'keys');
      return keys;
    },
  },
];
