import { readableDay } from '@agence/words/paris';
import { Refused, value } from '../answer.ts';
import type { System } from '../system.ts';
import { billingOf, nameOf, retryTransient, untilTold } from '../told.ts';
import { maybe, text, type Verb } from '../verb.ts';

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
export const ENDING: readonly Verb[] = [
  {
    noun: 'accounts',
    verb: 'close',
    describe:
      'end an account on the day paid up to, or on another; of one that terminated itself, note that it was seen to',
    shape: (command) =>
      command
        .argument('<slug>')
        .option('--on <day>', 'YYYY-MM-DD, the last day; absent: the one recorded, or paid up to')
        .option('--why <reason>', 'kept in the journal'),
    warns: async (given, system) => {
      const [slug = ''] = given.args;
      const [name, { fin_le, paye_jusqu_au }] = [await nameOf(system, slug), await billingOf(system, slug)];
      const on = maybe(given, 'on');
      if (fin_le !== undefined && on === undefined)
        return `note that the termination of the account ${name}, which ends on ${fin_le}, was seen to`;
      return `end the account ${name} on ${on ?? paye_jusqu_au ?? 'this day'}: no call is served after it`;
    },
    run: async (system, given) => {
      const [slug = ''] = given.args;
      const { operator } = system;
      const order = { operator, compte: slug, on: maybe(given, 'on'), why: text(given, 'why') };
      const { fin_le } = value((await system.billing.closeAccount(order)).result, 'closed');
      const day = readableDay(fin_le);
      return untilTold(system, slug, ({ paiement }) => paiement?.fin_le === day);
    },
  },
  {
    noun: 'accounts',
    verb: 'reopen',
    describe: 'take back the termination of an account, ended or not; a pause stays',
    shape: (command) => command.argument('<slug>').option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [slug = ''] }, system) =>
      `take back the termination of the account ${await nameOf(system, slug)}`,
    run: async (system, given) => {
      const [slug = ''] = given.args;
      const order = { operator: system.operator, compte: slug, why: text(given, 'why') };
      const { reopened } = value((await system.billing.reopenAccount(order)).result, 'reopened');
      if (!reopened) throw new Refused(`the account ${slug} was not terminated`);
      return untilTold(system, slug, ({ paiement }) => paiement?.fin_le === undefined);
    },
  },
  {
    noun: 'accounts',
    verb: 'erase',
    describe:
      'erase all that is personal of an account that has ended, of its clients and its prospects; never to be undone',
    shape: (command) =>
      command.argument('<slug>').option('--why <reason>', 'kept in the journal: name nobody'),
    warns: async ({ args: [slug = ''] }, system) =>
      `erase for ever, with addresses, clients, measurements, documents and messages: ${await nameOf(system, slug)}`,
    run: async (system, given) => {
      const [slug = ''] = given.args;
      const order = { operator: system.operator, slug, why: text(given, 'why') };
      const erased = value((await system.accounts.eraseAccount(order)).result, 'compte');
      return retryTransient(slug, async () => ((await erasedEverywhere(system, slug)) ? erased : null));
    },
  },
];
