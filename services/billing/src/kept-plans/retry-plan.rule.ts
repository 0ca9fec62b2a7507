import { fr, propose, refuse } from '@agence/gesture';
import { FACTURATION_INCONNUE, type FacturationRule } from '../facturation.facts.ts';

/** Retries a paid plan that did not fit: the portfolio decides again. */
export const retryPlan: FacturationRule<{ operator: string }, { formule: string }> = (state, command) => {
  const { operator } = command;
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  if (state.formule_gardee === null)
    return refuse('conflict', fr`Aucun changement de formule payé n'attend pour ce compte.`);
  const formule = state.formule_gardee.vers;
  return propose({ formule }, [{ type: 'formule_reprise', formule, operator }]);
};
