import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { FACTURATION_INCONNUE } from '../facturation.sentences.ts';
import type { FacturationFact, FacturationState } from '../facturation.ts';

/** Retries a paid plan that did not fit: the portfolio decides again. */
export const retryPlan = (
  state: FacturationState,
  { operator }: { readonly operator: string },
): Decision<{ readonly formule: string }, FacturationFact> => {
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  if (state.formule_gardee === null)
    return refuse('conflict', fr`Aucun changement de formule payé n'attend pour ce compte.`);
  const formule = state.formule_gardee.vers;
  return propose({ formule }, [{ type: 'formule_reprise', formule, operator }]);
};
