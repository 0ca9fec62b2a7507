import { isoDay, readableDay } from '@agence/words/paris';
import { value } from '../answer.ts';
import { billingOf, named, nameOf, untilTold } from '../told.ts';
import { maybe, slugAndWhy, text, type Verbs } from '../verb.ts';

/** A payment does not move the end of a terminated account. */
const endsAllTheSame = (day: string, slug: string): string =>
  `it was terminated and ends on ${day} all the same: accounts reopen ${slug} takes that back`;

export const TRANSFERS: Verbs = {
  'transfers pending': {
    describe: 'list the transfers announced and not confirmed, the oldest first',
    run: async (system) => named(system, (await system.billing.listTransfers({})).transfers),
  },
  'transfers confirm': {
    describe: 'confirm that money arrived: moves the paid-up-to date, applies the plan change that it names',
    shape: (command) =>
      command
        .argument('<slug>')
        .requiredOption('--until <day>', 'YYYY-MM-DD, 14 months ahead at most')
        .option('--plan <plan>', 'the plan that it pays for; needed while a plan change waits'),
    warns: async (given, system) => {
      const { arg: slug } = given;
      const { nom, paiement } = await value(system.accounts.showAccount({ slug }), 'compte');
      const { plan, formule_demandee } = await billingOf(system, slug);
      const paid = maybe(given, 'plan') ?? plan;
      const waits =
        formule_demandee === undefined || formule_demandee === paid
          ? ''
          : `, while its change to ${formule_demandee} goes on waiting`;
      const change = `mark the account ${nom} (${slug}) as paid up to ${text(given, 'until')} for the plan ${paid}${paid === plan ? waits : ', which is applied'}`;
      return paiement?.fin_le === undefined ? change : `${change}; ${endsAllTheSame(paiement.fin_le, slug)}`;
    },
    run: async (system, given) => {
      const { arg: slug } = given;
      const until = text(given, 'until');
      const order = { operator: system.operator, compte: slug, until, plan: maybe(given, 'plan') };
      const { paye_jusqu_au, plan, formule, fin_le } = await value(
        system.billing.confirmTransfer(order),
        'confirmed',
      );
      const day = readableDay(paye_jusqu_au);
      const { nom, statut } = await untilTold(
        system,
        slug,
        ({ paiement }) => paiement?.paye_jusqu_au === day && paiement.plan === plan,
      );
      const summary = {
        slug,
        nom,
        statut,
        paye_jusqu_au,
        plan,
        formule: formule ?? null,
      };
      if (fin_le === undefined) return summary;
      return { ...summary, fin_le, note: endsAllTheSame(readableDay(fin_le), slug) };
    },
  },
  'transfers refuse': {
    describe: 'note that an announced transfer never came: nothing waits for it, every address is told',
    shape: slugAndWhy,
    warns: async ({ arg: slug }, system) => {
      const { virement_note_ts: at } = await billingOf(system, slug);
      const since = at === undefined ? 'which announced none' : `announced on ${isoDay(new Date(at * 1000))}`;
      return `refuse the transfer of the account ${await nameOf(system, slug)}, ${since}`;
    },
    run: async (system, { arg: slug, why }) => {
      const order = { operator: system.operator, compte: slug, why };
      return { slug, ...(await value(system.billing.refuseTransfer(order), 'refused')) };
    },
  },
};
