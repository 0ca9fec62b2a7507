import { fr, refuse } from '@agence/gesture';
import type { ProductClock } from '@agence/platform/clock';
import type { DocumentStore } from '@agence/platform/document-store';
import { isoDay, readableDay } from '@agence/platform/paris';
import { refused } from '@agence/platform/refus';
import type { LireFacturationRequest, LireFacturationResponse } from '@agence/proto/billing/v1/billing';
import { etatPaiement } from '../etat-paiement.rule.ts';
import type { FacturationFact, FacturationState } from '../facturation.ts';
import { PLANS } from '../plans.ts';

export const lireFacturation =
  (facturations: DocumentStore<FacturationState, FacturationFact>, clock: ProductClock) =>
  async ({ compte }: LireFacturationRequest): Promise<LireFacturationResponse> => {
    const { state } = await facturations.read(compte);
    const limites = PLANS[state?.plan ?? ''];
    if (state === null || limites === undefined)
      return refused(refuse('not_found', fr`Aucune facturation n'est ouverte pour ce compte.`));
    const { plan, mode, paye_jusqu_au } = state;
    const { clients, questions_par_client, ias_par_client, leads_par_mois } = limites;
    const facturation = {
      plan,
      mode,
      etat: etatPaiement(state, isoDay(clock.now())),
      paye_jusqu_au: paye_jusqu_au === null ? undefined : readableDay(paye_jusqu_au),
      limites: { clients, questions_par_client, ias_par_client, leads_par_mois },
    };
    return { result: { $case: 'facturation', value: facturation } };
  };
