import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireFacturationRequest, LireFacturationResponse } from '@agence/proto/billing/v1/billing';
import { isoDay, readableDay } from '@agence/words/paris';
import { etatPaiement } from '../etat-paiement.ts';
import { FACTURATION_INCONNUE } from '../facturation.sentences.ts';
import type { Needs } from '../needs.ts';
import { choixDepuis, planDe } from '../plans.ts';

const choix =
  ({ prix }: Needs) =>
  (formule: string) => {
    const { label, ...limites } = planDe(formule);
    return { formule, label, limites, prix: prix.get(formule) };
  };

export const lireFacturation =
  (needs: Needs) =>
  async ({ compte }: LireFacturationRequest): Promise<LireFacturationResponse> => {
    const { state } = await needs.facturations.read(compte);
    if (state === null) return refused(refuse('not_found', FACTURATION_INCONNUE));
    const { plan, mode, paye_jusqu_au, fin_le } = state;
    const { label: _, ...limites } = planDe(plan);
    const facturation = {
      plan,
      mode,
      etat: etatPaiement(state, isoDay(needs.clock.now())),
      paye_jusqu_au: paye_jusqu_au === null ? undefined : readableDay(paye_jusqu_au),
      fin_le: fin_le === null ? undefined : readableDay(fin_le),
      limites,
      choix: choixDepuis(plan).map(choix(needs)),
      formule_demandee: state.formule_demandee ?? undefined,
    };
    return { result: { $case: 'facturation', value: facturation } };
  };
