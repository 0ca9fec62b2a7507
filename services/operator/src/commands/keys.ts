import { nameOf } from '../account-lookups.ts';
import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { type Given, type Verbs, WHY } from '../verb.ts';

/** The id of one key; undefined for all keys. */
const oneOrAll = ({ args: [, id], options }: Given): string | undefined => {
  if ((id === undefined) === (options['all'] !== true))
    throw new Refused('name the key that is cut, by its id on keys list, or --all');
  return id;
};

/** A key as the list shows it: id, door and last characters. */
const shown = async ({ accounts }: System, slug: string, id: string): Promise<string> => {
  const { keys } = await value(accounts.listKeys({ slug }));
  const key = keys.find((candidate) => candidate.id === id);
  return key === undefined ? id : `${key.id} (${key.door}, …${key.end})`;
};

export const KEYS: Verbs = {
  'keys grant <slug>': {
    describe: 'grant a key to an account; the key is shown once',
    about: {
      '--door <door>': 'agence (absent), or scan',
      '--expires <day>': 'YYYY-MM-DD, the last day that it opens the door',
    },
    warns: 'grant a key to the account {account}',
    run: async ({ accounts, operator }, { arg: slug, maybe }) => {
      const asked = { operator, slug, door: maybe('door') ?? 'agence', expires: maybe('expires') };
      return { key: await value(accounts.grantKey(asked)) };
    },
  },
  'keys list <slug>': {
    describe: 'list the keys of an account, never the keys themselves',
    run: async ({ accounts }, { arg: slug }) => (await value(accounts.listKeys({ slug }))).keys,
  },
  'keys cut <slug> [key]': {
    describe: 'cut one key of an account, or all of them with its assistants; never to be undone',
    about: { ...WHY, '[key]': 'its id on the list', '--all': 'every key, whatever its door' },
    warns: async (given, system) => {
      const [name, id] = [await nameOf(system, given.arg), oneOrAll(given)];
      return `cut ${id === undefined ? 'every key and assistant' : `the key ${await shown(system, given.arg, id)}`} of the account ${name}`;
    },
    run: async ({ accounts }, given) => {
      const cut = await value(accounts.cutKeys({ ...given.order('slug'), id: oneOrAll(given) }));
      return { slug: given.arg, ...cut };
    },
  },
};
