import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { type Given, type Verbs, withWhy } from '../verb.ts';

/** The change that a request asks for, and its account. */
const asked = async ({ accounts }: System, id: string): Promise<string> => {
  const { requests } = await accounts.listAddressRequests({});
  const pending = requests.find((request) => request.id === id);
  if (pending === undefined) throw new Refused(`no address request ${id} waits`);
  const act = pending.action === 'ajouter' ? `add ${pending.adresse} to` : `remove ${pending.adresse} from`;
  return `to ${act} the account ${pending.nom} (${pending.slug})`;
};

const settle = async ({ accounts, operator }: System, given: Given, approve: boolean) => {
  const request = { operator, id: given.arg, approve, why: given.why };
  return await value(accounts.settleAddressRequest(request), 'settled');
};

export const ADDRESSES: Verbs = {
  'addresses pending': {
    describe: 'list the address requests that wait for a decision, the oldest first',
    run: async ({ accounts }) => (await accounts.listAddressRequests({})).requests,
  },
  'addresses approve': {
    describe: 'approve an address request: the list of the account changes, every address is told',
    shape: (command) => withWhy(command.argument('<id>')),
    warns: async ({ arg: id }, system) => `approve the request ${await asked(system, id)}`,
    run: (system, given) => settle(system, given, true),
  },
  'addresses refuse': {
    describe: 'refuse an address request: nothing changes, every address is told',
    shape: (command) => withWhy(command.argument('<id>')),
    warns: async ({ arg: id }, system) => `refuse the request ${await asked(system, id)}`,
    run: (system, given) => settle(system, given, false),
  },
};
