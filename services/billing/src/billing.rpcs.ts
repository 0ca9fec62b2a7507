import { refuse } from '@agence/gesture';
import { carriesOut, refused } from '@agence/gesture/handler';
import type { Handlers } from '@agence/platform/grpc/grpc-server';
import type { BillingServer } from '@agence/proto/billing/v1/billing';
import { isoDay, lastSecondOf, readableDay } from '@agence/words/paris';
import { etatPaiement } from './etat-paiement.ts';
import { FACTURATION_INCONNUE, type FacturationState } from './facturation.ts';
import { demanderFormule } from './formule/formule.rule.ts';
import { occupees } from './formule/occupees.ts';
import { momentOf, type Needs } from './needs.ts';
import { choixDepuis, planDe } from './plans.ts';
import { garder, imputer, imputerGardes } from './recevoir-paiement/imputer.ts';
import { lire } from './recevoir-paiement/lire.ts';
import { resilier } from './resilier/resilier.rule.ts';
import { retirerFormule } from './retirer-formule/retirer-formule.rule.ts';
import { noterVirement } from './virement/virement.rule.ts';

/** Link to the card provider's portal, for an account that pays by card; absent when the provider does not answer. */
const espaceDePaiement = async ({ carte }: Needs, state: FacturationState): Promise<string | undefined> =>
  carte === null || state?.mode !== 'carte' || state.stripe_customer === null
    ? undefined
    : ((await carte.espace(state.stripe_customer)) ?? undefined);

export const billing = (needs: Needs): Handlers<BillingServer> => ({
  lireFacturation: async ({ compte }) => {
    const { state } = await needs.facturations.read(compte);
    if (state === null) return refused(refuse('not_found', FACTURATION_INCONNUE));
    const { plan, mode, paye_jusqu_au, fin_le } = state;
    const facturation = {
      plan,
      mode,
      etat: etatPaiement(state, isoDay(needs.clock.now())),
      paye_jusqu_au: paye_jusqu_au === null ? undefined : readableDay(paye_jusqu_au),
      fin_le: fin_le === null ? undefined : readableDay(fin_le),
      limites: planDe(plan),
      choix: choixDepuis(plan).map((formule) => {
        const limites = planDe(formule);
        return { formule, label: limites.label, limites, prix: needs.prix.get(formule) };
      }),
      formule_demandee: state.formule_demandee ?? undefined,
    };
    return { result: { $case: 'facturation', value: facturation } };
  },
  lireEspace: async ({ compte }) => {
    const { state } = await needs.facturations.read(compte);
    return { espace_de_paiement: await espaceDePaiement(needs, state) };
  },
  demanderFormule: async ({ ordre, formule }) => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const { state } = await needs.facturations.read(compte);
    const outcome = await needs.facturations.carryOut(compte, demanderFormule, {
      command_id,
      confirmer,
      formule,
      prix: needs.prix.get(formule),
      occupees: await occupees(needs, compte, state, formule),
      vendue_par_carte: state?.stripe_customer != null && (needs.carte?.vend(formule) ?? false),
    });
    if ('refusal' in outcome) return refused(outcome);
    const espace_de_paiement = await espaceDePaiement(needs, state);
    return { result: { $case: 'demande', value: { ...outcome.proposal, espace_de_paiement } } };
  },
  retirerFormule: carriesOut(needs.facturations, retirerFormule, 'retiree', (request) => request),
  noterVirement: carriesOut(needs.facturations, noterVirement, 'virement', () => momentOf(needs)),
  resilier: async ({ ordre }) => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const command = { command_id, confirmer, ...momentOf(needs) };
    const outcome = await needs.facturations.carryOut(compte, resilier, command);
    if ('refusal' in outcome) return refused(outcome);
    const { fin_le, mode_paiement, note } = outcome.proposal;
    const state = confirmer ? (await needs.facturations.read(compte)).state : null;
    const value = {
      fin_le: readableDay(fin_le),
      fin_le_ts: lastSecondOf(fin_le),
      mode_paiement,
      note,
      espace_de_paiement: await espaceDePaiement(needs, state),
    };
    return { result: { $case: 'resiliation', value } };
  },
  // Applies a message of the card provider, or keeps it until its customer is known.
  recevoirPaiement: async ({ corps, signature }) => {
    const { carte, facturations, log } = needs;
    if (carte === null) return { issue: 'fermé' };
    const message = carte.ouvrir(corps, signature);
    if (message === null) return { issue: 'signature refusée' };
    if (!message.notre_mode) {
      log.warn({ message: message.id }, 'a message of the other mode of the card provider refused');
      return { issue: 'autre mode' };
    }
    const lue = lire(message, carte);
    if (lue === null) {
      log.info({ message: message.id, type: message.type }, 'a message that says nothing of money');
      return { issue: 'reçu' };
    }
    const compte = await facturations.byCustomer(lue.customer);
    if (compte === null) await garder(needs, message.id, lue);
    else {
      await imputer(needs, compte, message.id, lue.nouvelle);
      // A process may have kept it while the account was opened, and died.
      await imputerGardes(needs, compte, lue.customer);
    }
    return { issue: 'reçu' };
  },
});
