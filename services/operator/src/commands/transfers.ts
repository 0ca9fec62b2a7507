import { isoDay, readableDay } from '@agence/words/paris';
import { billingOf, named, nameOf, untilAccountShows } from '../account-lookups.ts';
import { value } from '../answer.ts';
import { type Verbs, WHY } from '../verb.ts';

/** A payment does not move the end of a terminated account. */
const endsAllTheSame = (day: string, slug: string): string =>
  `it was terminated and ends on ${day} all the same: accounts reopen ${slug} takes that back`;

export const TRANSFERS: Verbs = {
  'transfers pending': {
    describe: 'list the transfers announced and not confirmed, the oldest first',
    run: async (system) => named(system, (await system.billing.listTransfers({})).transfers),
  },
  'transfers confirm <slug> --until <day>': {
    describe: 'confirm that money arrived: moves the paid-up-to date, applies the plan change that it names',
    about: {
      '--until <day>': 'YYYY-MM-DD, 14 months ahead at most',
      '--plan <plan>': 'the plan that it pays for; needed while a plan change waits',
    },
    warns: async ({ arg: slug, text, maybe }, system) => {
      const { nom, paiement } = await value(system.accounts.showAccount({ slug }));
      const { plan, formule_demandee } = await billingOf(system, slug);
      const paid = maybe('plan') ?? plan;
      const waits =
        formule_demandee === undefined || formule_demandee === paid
          ? ''
          : `, while its change to ${formule_demandee} goes on waiting`;
      const change = `mark the account ${nom} (${slug}) as paid up to ${text('until')} for the plan ${paid}${paid === plan ? waits : ', which is applied'}`;
      return paiement?.fin_le === undefined ? change : `${change}; ${endsAllTheSame(paiement.fin_le, slug)}`;
    },
    run: async (system, { arg: slug, text, maybe }) => {
      const { operator, billing } = system;
      const order = { operator, compte: slug, until: text('until'), plan: maybe('plan') };
      const { paye_jusqu_au, plan, formule = null, fin_le } = await value(billing.confirmTransfer(order));
      const day = readableDay(paye_jusqu_au);
      const { nom, statut } = await untilAccountShows(
        system,
        slug,
        ({ paiement }) => paiement?.paye_jusqu_au === day && paiement.plan === plan,
      );
      const summary = { slug, nom, statut, paye_jusqu_au, plan, formule };
      if (fin_le === undefined) return summary;
      return { ...summary, fin_le, note: endsAllTheSame(readableDay(fin_le), slug) };
    },
  },
  'transfers refuse <slug>': {
    describe: 'note that an announced transfer never came: nothing waits for it, every address is told',
    about: WHY,
    warns: async ({ arg: slug }, system) => {
      const { virement_note_ts: at } = await billingOf(system, slug);
      const since = at === undefined ? 'which announced none' : `announced on ${isoDay(new Date(at * 1000))}`;
      return `refuse the transfer of the account ${await nameOf(system, slug)}, ${since}`;
    },
    run: async ({ billing }, { arg: slug, order }) => ({
      slug,
      ...(await value(billing.refuseTransfer(order('compte')))),
    }),
  },
};
