import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { type Verb, type Verbs, WHY } from '../verb.ts';

/** The change that a request asks for, and its account. */
const asked = async ({ accounts }: System, id: string): Promise<string> => {
  const { requests } = await accounts.listAddressRequests({});
  const pending = requests.find((request) => request.id === id);
  if (pending === undefined) throw new Refused(`no address request ${id} waits`);
  const act = pending.action === 'ajouter' ? `add ${pending.adresse} to` : `remove ${pending.adresse} from`;
  return `to ${act} the account ${pending.nom} (${pending.slug})`;
};

const settling = (approve: boolean, describe: string): Verb => ({
  describe,
  about: WHY,
  warns: async ({ arg: id }, system) =>
    `${approve ? 'approve' : 'refuse'} the request ${await asked(system, id)}`,
  run: ({ accounts }, { order }) => value(accounts.settleAddressRequest({ ...order('id'), approve })),
});

export const ADDRESSES: Verbs = {
  'addresses pending': {
    describe: 'list the address requests that wait for a decision, the oldest first',
    run: async ({ accounts }) => (await accounts.listAddressRequests({})).requests,
  },
  'addresses approve <id>': settling(
    true,
    'approve an address request: the list of the account changes, every address is told',
  ),
  'addresses refuse <id>': settling(
    false,
    'refuse an address request: nothing changes, every address is told',
  ),
};
