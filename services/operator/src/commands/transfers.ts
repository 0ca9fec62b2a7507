import { readableDay } from '@agence/words/paris';
import { value } from '../answer.ts';
import { named, nameOf, untilTold } from '../told.ts';
import { text, type Verb } from '../verb.ts';

/** A payment does not move the end of a terminated account. */
const endsAllTheSame = (day: string, slug: string): string =>
  `it was terminated and ends on ${day} all the same: accounts resume ${slug} takes that back`;

/** Transfers, and the plan changes that a payment could not carry through. */
export const TRANSFERS: readonly Verb[] = [
  {
    noun: 'transfers',
    verb: 'pending',
    describe: 'list the transfers announced and not confirmed, the oldest first',
    run: async (system) => named(system, (await system.billing.listTransfers({})).transfers),
  },
  {
    noun: 'transfers',
    verb: 'confirm',
    describe: 'confirm that money arrived: moves the paid-up-to date, applies the plan change that waited',
    shape: (command) => command.argument('<slug>').requiredOption('--until <day>', 'YYYY-MM-DD'),
    warns: async (given, system) => {
      const [slug = ''] = given.args;
      const { nom, paiement } = value((await system.accounts.showAccount({ slug })).result, 'compte');
      const change = `mark the account ${nom} (${slug}) as paid up to ${text(given, 'until')}`;
      return paiement?.fin_le === undefined ? change : `${change}; ${endsAllTheSame(paiement.fin_le, slug)}`;
    },
    run: async (system, given) => {
      const [slug = ''] = given.args;
      const order = { operator: system.operator, compte: slug, until: text(given, 'until') };
      const { paye_jusqu_au, plan, formule, fin_le } = value(
        (await system.billing.confirmTransfer(order)).result,
        'confirmed',
      );
      const day = readableDay(paye_jusqu_au);
      const { nom, statut } = await untilTold(
        system,
        slug,
        ({ paiement }) => paiement?.paye_jusqu_au === day && paiement.plan === plan,
      );
      const told = {
        slug,
        nom,
        statut,
        paye_jusqu_au,
        plan,
        formule: formule ?? null,
      };
      if (fin_le === undefined) return told;
      return { ...told, fin_le, note: endsAllTheSame(readableDay(fin_le), slug) };
    },
  },
  {
    noun: 'plans',
    verb: 'kept',
    describe: 'list the plan changes that were paid for and no longer fitted, the oldest first',
    run: async (system) => named(system, (await system.billing.listKeptPlans({})).kept),
  },
  {
    noun: 'plans',
    verb: 'unasked',
    describe:
      'list the invoices that a card paid for a plan that nobody asked for, or at a price of no plan, the oldest first',
    run: async (system) => named(system, (await system.billing.listUnaskedInvoices({})).invoices),
  },
  {
    noun: 'plans',
    verb: 'settle',
    describe: 'note that such an invoice was settled with the customer and the card provider',
    shape: (command) =>
      command
        .argument('<slug>')
        .argument('[invoice]', 'its id on the list; may be left out where the account has one')
        .option('--why <reason>', 'kept in the journal'),
    warns: async ({ args: [slug = '', facture = 'there is'] }, system) =>
      `take the invoice ${facture} of the account ${await nameOf(system, slug)}, which nobody asked for, off the list`,
    run: async (system, given) => {
      const [slug = '', facture] = given.args;
      const order = { operator: system.operator, compte: slug, facture, why: text(given, 'why') };
      const { plan } = value((await system.billing.settleInvoice(order)).result, 'settled');
      const { nom } = value((await system.accounts.showAccount({ slug })).result, 'compte');
      return { slug, nom, plan };
    },
  },
  {
    noun: 'plans',
    verb: 'retry',
    describe: 'try a plan change that was paid for once more',
    shape: (command) => command.argument('<slug>'),
    warns: async ({ args: [slug = ''] }, system) =>
      `change the plan of the account ${await nameOf(system, slug)} if it fits now`,
    run: async (system, { args: [slug = ''] }) => {
      const { operator, billing, accounts } = system;
      const { plan, formule } = value(
        (await billing.retryPlan({ operator, compte: slug })).result,
        'retried',
      );
      const { nom } = value((await accounts.showAccount({ slug })).result, 'compte');
      return { slug, nom, plan, formule };
    },
  },
];
