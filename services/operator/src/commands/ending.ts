import { readableDay } from '@agence/words/paris';
import { billingOf, nameOf, untilAccountShows, untilSeen } from '../account-lookups.ts';
import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { type Verbs, WHY } from '../verb.ts';

/** The services that keep data of an account. */
const KEEPERS = ['accounts', 'billing', 'clients', 'measurement', 'mail'];

/** Whether each of these services has journalled the erasure of the account. */
const erasedEverywhere = async ({ every }: System, slug: string): Promise<boolean> => {
  const journals = await Promise.all(
    KEEPERS.map(async (name) => await every.get(name)?.listJournal({ on: slug })),
  );
  return journals.every((journal) =>
    journal?.entries.some(
      ({ operator, what, on }) => operator === 'accounts' && what === 'compte_efface' && on === slug,
    ),
  );
};

/** Ending an account, undoing that, and erasing it. */
export const ENDING: Verbs = {
  'accounts close <slug>': {
    describe:
      'end an account on the day paid up to, or on another; of one that terminated itself, note that it was seen to',
    about: { ...WHY, '--on <day>': 'YYYY-MM-DD, the last day; absent: the one recorded, or paid up to' },
    warns: async ({ arg: slug, maybe }, system) => {
      const [name, { fin_le, paye_jusqu_au }] = [await nameOf(system, slug), await billingOf(system, slug)];
      const on = maybe('on');
      if (fin_le !== undefined && on === undefined)
        return `note that the termination of the account ${name}, which ends on ${fin_le}, was seen to`;
      return `end the account ${name} on ${on ?? paye_jusqu_au ?? 'this day'}: no call is served after it`;
    },
    run: async (system, { arg: slug, maybe, order }) => {
      const closed = system.billing.closeAccount({ ...order('compte'), on: maybe('on') });
      const day = readableDay((await value(closed)).fin_le);
      return untilAccountShows(system, slug, ({ paiement }) => paiement?.fin_le === day);
    },
  },
  'accounts reopen <slug>': {
    describe: 'take back the termination of an account, ended or not; a pause stays',
    about: WHY,
    warns: 'take back the termination of the account {account}',
    run: async (system, { arg: slug, order }) => {
      const { reopened } = await value(system.billing.reopenAccount(order('compte')));
      if (!reopened) throw new Refused(`the account ${slug} was not terminated`);
      return untilAccountShows(system, slug, ({ paiement }) => paiement?.fin_le === undefined);
    },
  },
  'accounts erase <slug>': {
    describe:
      'erase all that is personal of an account that has ended, of its clients and its prospects; never to be undone',
    about: { '--why <reason>': 'kept in the journal: name nobody' },
    warns: 'erase for ever, with addresses, clients, measurements, documents and messages: {account}',
    run: async (system, { arg: slug, order }) => {
      const erased = await value(system.accounts.eraseAccount(order('slug')));
      return untilSeen(slug, async () => ((await erasedEverywhere(system, slug)) ? erased : null));
    },
  },
};
