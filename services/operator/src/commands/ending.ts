import { readableDay } from '@agence/words/paris';
import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { billingOf, nameOf, untilSeen, untilTold } from '../told.ts';
import { maybe, slugAndWhy, type Verbs } from '../verb.ts';

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
  'accounts close': {
    describe:
      'end an account on the day paid up to, or on another; of one that terminated itself, note that it was seen to',
    shape: (command) =>
      slugAndWhy(command).option(
        '--on <day>',
        'YYYY-MM-DD, the last day; absent: the one recorded, or paid up to',
      ),
    warns: async (given, system) => {
      const { arg: slug } = given;
      const [name, { fin_le, paye_jusqu_au }] = [await nameOf(system, slug), await billingOf(system, slug)];
      const on = maybe(given, 'on');
      if (fin_le !== undefined && on === undefined)
        return `note that the termination of the account ${name}, which ends on ${fin_le}, was seen to`;
      return `end the account ${name} on ${on ?? paye_jusqu_au ?? 'this day'}: no call is served after it`;
    },
    run: async (system, given) => {
      const { arg: slug, why } = given;
      const order = { operator: system.operator, compte: slug, on: maybe(given, 'on'), why };
      const { fin_le } = await value(system.billing.closeAccount(order), 'closed');
      const day = readableDay(fin_le);
      return untilTold(system, slug, ({ paiement }) => paiement?.fin_le === day);
    },
  },
  'accounts reopen': {
    describe: 'take back the termination of an account, ended or not; a pause stays',
    shape: slugAndWhy,
    warns: async ({ arg: slug }, system) =>
      `take back the termination of the account ${await nameOf(system, slug)}`,
    run: async (system, { arg: slug, why }) => {
      const order = { operator: system.operator, compte: slug, why };
      const { reopened } = await value(system.billing.reopenAccount(order), 'reopened');
      if (!reopened) throw new Refused(`the account ${slug} was not terminated`);
      return untilTold(system, slug, ({ paiement }) => paiement?.fin_le === undefined);
    },
  },
  'accounts erase': {
    describe:
      'erase all that is personal of an account that has ended, of its clients and its prospects; never to be undone',
    shape: (command) =>
      command.argument('<slug>').option('--why <reason>', 'kept in the journal: name nobody'),
    warns: async ({ arg: slug }, system) =>
      `erase for ever, with addresses, clients, measurements, documents and messages: ${await nameOf(system, slug)}`,
    run: async (system, { arg: slug, why }) => {
      const order = { operator: system.operator, slug, why };
      const erased = await value(system.accounts.eraseAccount(order), 'compte');
      return untilSeen(slug, async () => ((await erasedEverywhere(system, slug)) ? erased : null));
    },
  },
};
