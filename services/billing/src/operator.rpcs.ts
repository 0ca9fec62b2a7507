import { fr, refuse } from '@agence/gesture';
import { asMessage, carriesOutFor, newCommand, refused } from '@agence/gesture/handler';
import type { Handlers } from '@agence/platform/grpc/grpc-server';
import type { BillingOperatorServer } from '@agence/proto/billing/v1/operator';
import { unix } from '@agence/words/paris';
import { appliquerAussitot } from './appliquer-formule/appliquer.ts';
import { closeAccount, reopenAccount } from './close-account/close-account.rule.ts';
import { confirmTransfer, refuseTransfer } from './confirm-transfer/confirm-transfer.rule.ts';
import { FACTURATION_INCONNUE } from './facturation.ts';
import { imprevuesDe } from './factures-imprevues.ts';
import { occupees } from './formule/occupees.ts';
import { retryPlan } from './kept-plans/retry-plan.rule.ts';
import { movePlan } from './move-plan/move-plan.rule.ts';
import { momentOf, type Needs } from './needs.ts';
import { PLANS } from './plans.ts';
import { withdrawPlan } from './retirer-formule/retirer-formule.rule.ts';
import { settleInvoice } from './unasked-invoices/settle-invoice.rule.ts';

/** A request with the moment at which it is carried out. */
const dated =
  (needs: Needs) =>
  <Q extends object>(request: Q) => ({ ...request, ...momentOf(needs) });

export const operator = (needs: Needs): Handlers<BillingOperatorServer> => ({
  describePlan: async ({ plan }) => {
    const limites = PLANS.get(plan);
    return limites === undefined
      ? refused(refuse('invalid', fr`Les formules sont : ${[...PLANS.keys()].join(', ')}.`))
      : { result: { $case: 'limites', value: limites } };
  },
  knowsAccount: async ({ compte }) => ({ known: (await needs.facturations.read(compte)).state !== null }),
  listTransfers: async () => {
    const found = await needs.facturations.virementsNotes();
    const transfers = found.flatMap(({ compte, facturation }) => {
      const { plan, paye_jusqu_au, virement_note, formule_demandee } = facturation;
      const transfer = asMessage({ compte, plan, paye_jusqu_au, formule_demandee });
      return virement_note === null ? [] : [{ ...transfer, note_ts: unix(virement_note) }];
    });
    return { transfers };
  },
  confirmTransfer: async ({ compte, plan = null, ...request }) => {
    const command = { ...request, plan, ...momentOf(needs), ...newCommand() };
    const outcome = await needs.facturations.carryOut(compte || '?', confirmTransfer, command);
    if ('refusal' in outcome) return refused(outcome);
    const { paye_jusqu_au, formule } = outcome.proposal;
    const applied = await appliquerAussitot(needs, compte, formule);
    const fin_le = (await needs.facturations.read(compte)).state?.fin_le ?? undefined;
    return { result: { $case: 'confirmed', value: { paye_jusqu_au, ...applied, fin_le } } };
  },
  showBilling: async ({ compte }) => {
    const { state } = await needs.facturations.read(compte || '?');
    if (state === null) return refused(refuse('not_found', FACTURATION_INCONNUE));
    const { plan, mode, paye_jusqu_au, fin_le, formule_demandee, stripe_customer, virement_note } = state;
    const billing = {
      ...asMessage({ plan, mode, paye_jusqu_au, fin_le, formule_demandee, stripe_customer }),
      virement_note_ts: virement_note === null ? undefined : unix(virement_note),
      formule_gardee: state.formule_gardee?.vers,
    };
    return { result: { $case: 'billing', value: billing } };
  },
  refuseTransfer: carriesOutFor(needs.facturations, refuseTransfer, 'refused', dated(needs)),
  closeAccount: carriesOutFor(needs.facturations, closeAccount, 'closed', ({ on = null, ...request }) =>
    dated(needs)({ ...request, on }),
  ),
  listTerminations: async () => {
    const found = await needs.facturations.resiliationsNotees();
    const terminations = found.flatMap(({ compte, facturation: { mode, fin_le, resiliee_depuis: since } }) =>
      fin_le === null || since == null ? [] : [{ compte, mode, fin_le, depuis_ts: unix(since) }],
    );
    return { terminations };
  },
  reopenAccount: carriesOutFor(needs.facturations, reopenAccount, 'reopened', dated(needs)),
  listKeptPlans: async () => {
    const found = await needs.facturations.formulesGardees();
    const kept = found.flatMap(({ compte, facturation: { plan, formule_gardee: gardee } }) =>
      gardee === null ? [] : [{ compte, plan, vers: gardee.vers, depuis_ts: unix(gardee.depuis) }],
    );
    return { kept };
  },
  retryPlan: async ({ operator, compte }) => {
    const command = { operator, ...newCommand() };
    const outcome = await needs.facturations.carryOut(compte || '?', retryPlan, command);
    if ('refusal' in outcome) return refused(outcome);
    const { plan, formule = 'en cours' } = await appliquerAussitot(needs, compte, outcome.proposal.formule);
    return { result: { $case: 'retried', value: { plan, formule } } };
  },
  withdrawPlan: carriesOutFor(needs.facturations, withdrawPlan, 'withdrawn', (request) => request),
  movePlan: async ({ compte, ...request }) => {
    const { state } = await needs.facturations.read(compte || '?');
    const places = await occupees(needs, compte, state, request.vers);
    const command = { ...request, occupees: places, ...newCommand() };
    const outcome = await needs.facturations.carryOut(compte || '?', movePlan, command);
    if ('refusal' in outcome) return refused(outcome);
    const { plan, formule = 'en cours' } = await appliquerAussitot(needs, compte, outcome.proposal.formule);
    return { result: { $case: 'moved', value: { plan, formule } } };
  },
  // The oldest first.
  listUnaskedInvoices: async () => {
    const found = await needs.facturations.facturesImprevues();
    const invoices = found.flatMap(({ compte, facturation }) =>
      imprevuesDe(facturation).map(({ id, plans, depuis, apres_fin: fin_le }) => ({
        compte,
        id,
        plan: facturation.plan,
        plans: [...plans],
        depuis_ts: unix(depuis),
        fin_le,
      })),
    );
    return { invoices: invoices.toSorted((a, b) => a.depuis_ts - b.depuis_ts) };
  },
  settleInvoice: carriesOutFor(needs.facturations, settleInvoice, 'settled', (request) => request),
  listUnknownCustomers: async () => {
    const found = await needs.gardes.customers();
    const customers = found.map(({ depuis, ...customer }) => ({ ...customer, depuis_ts: unix(depuis) }));
    return { customers };
  },
});
