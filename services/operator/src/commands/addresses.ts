import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { type Given, text, type Verb } from '../verb.ts';

/** The change that a request asks for, and its account. */
const asked = async ({ accounts }: System, id: string): Promise<string> => {
  const { requests } = await accounts.listAddressRequests({});
  const pending = requests.find((request) => request.id === id);
  if (pending === undefined) throw new Refused(`no address request ${id} waits`);
  const act = pending.action === 'ajouter' ? `add ${pending.adresse} to` : `remove ${pending.adresse} from`;
  return `to ${act} the account ${pending.nom} (${pending.slug})`;
};

const settle = async ({ accounts, operator }: System, given: Given, approve: boolean) => {
  const [id = ''] = given.args;
  const request = { operator, id, approve, why: text(given, 'why') };
  return value((await accounts.settleAddressRequest(request)).result, 'settled');
};

export const ADDRESSES: readonly Verb[] = [
  {
    noun: 'addresses',
    verb: 'pending',
    describe: 'list the address requests that wait for a decision, the oldest first',
    run: async ({ accounts }) => (await accounts.listAddressRequests({})).requests,
  },
  {
    noun: 'addresses',
    verb: 'approve',
    describe: 'approve an address request: the list of the account changes, every address is told',
    shape: (command) => command.argument('<id>').option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [id = ''] }, system) => `approve the request ${await asked(system, id)}`,
    run: (system, given) => settle(system, given, true),
  },
  {
    noun: 'addresses',
    verb: 'refuse',
    describe: 'refuse an address request: nothing changes, every address is told',
    shape: (command) => command.argument('<id>').option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [id = ''] }, system) => `refuse the request ${await asked(system, id)}`,
    run: (system, given) => settle(system, given, false),
  },
];
