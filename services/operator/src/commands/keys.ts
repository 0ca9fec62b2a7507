import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { nameOf } from '../told.ts';
import { type Given, maybe, slugAndWhy, text, type Verbs } from '../verb.ts';

/** The id of one key; undefined for all keys. */
const oneOrAll = ({ args: [, id], options }: Given): string | undefined => {
  if ((id === undefined) === (options['all'] !== true))
    throw new Refused('name the key that is cut, by its id on keys list, or --all');
  return id;
};

/** A key as the list shows it: id, door and last characters. */
const shown = async ({ accounts }: System, { args: [slug = '', id] }: Given): Promise<string> => {
  const { keys } = await value(accounts.listKeys({ slug }), 'keys');
  const key = keys.find((candidate) => candidate.id === id);
  return key === undefined ? String(id) : `${key.id} (${key.door}, …${key.end})`;
};

export const KEYS: Verbs = {
  'keys grant': {
    describe: 'grant a key to an account; the key is shown once',
    shape: (command) =>
      command
        .argument('<slug>')
        .option('--door <door>', 'agence or scan', 'agence')
        .option('--expires <day>', 'YYYY-MM-DD, the last day that it opens the door'),
    warns: async ({ arg: slug }, system) => `grant a key to the account ${await nameOf(system, slug)}`,
    run: async ({ accounts, operator }, given) => {
      const { arg: slug } = given;
      const order = { operator, slug, door: text(given, 'door'), expires: maybe(given, 'expires') };
      return { key: await value(accounts.grantKey(order), 'key') };
    },
  },
  'keys list': {
    describe: 'list the keys of an account, never the keys themselves',
    shape: (command) => command.argument('<slug>'),
    run: async ({ accounts }, { arg: slug }) => (await value(accounts.listKeys({ slug }), 'keys')).keys,
  },
  'keys cut': {
    describe: 'cut one key of an account, or all of them with its assistants; never to be undone',
    shape: (command) =>
      slugAndWhy(command)
        .argument('[key]', 'its id on the list')
        .option('--all', 'every key, whatever its door'),
    warns: async (given, system) => {
      const name = await nameOf(system, given.args[0] ?? '');
      return `cut ${oneOrAll(given) === undefined ? 'every key and assistant' : `the key ${await shown(system, given)}`} of the account ${name}`;
    },
    run: async ({ accounts, operator }, given) => {
      const { arg: slug } = given;
      const order = { operator, slug, id: oneOrAll(given), why: given.why };
      return { slug, ...(await value(accounts.cutKeys(order), 'cut')) };
    },
  },
};
