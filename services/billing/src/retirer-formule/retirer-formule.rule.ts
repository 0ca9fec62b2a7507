import { fr, propose, refuse } from '@agence/gesture';
import type { FormuleRetiree } from '@agence/proto/billing/v1/billing';
import type { PlanWithdrawn } from '@agence/proto/billing/v1/operator';
import { FACTURATION_INCONNUE, type FacturationRule, type Par } from '../facturation.facts.ts';
import { planDe } from '../plans.ts';

const RIEN = fr`Aucun changement de formule n'attend pour ce compte.`;

/** Withdraws the requested plan; the plan in force stays. */
export const retirerFormule: FacturationRule<object, FormuleRetiree> = (state, _command) => {
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  const { plan, formule_demandee: vers, virement_note } = state;
  if (vers === null) return refuse('conflict', RIEN);
  const { label } = planDe(vers);
  const retiree = fr`La formule ${label} n'est plus demandée : la formule ${planDe(plan).label} reste en place.`;
  const note =
    virement_note === null ? retiree : fr`${retiree} Le virement que vous avez signalé comptera pour elle.`;
  return propose({ label, note }, [{ type: 'formule_retiree', vers }]);
};

/** The same by an operator, who may also withdraw a paid plan that did not fit. */
export const withdrawPlan: FacturationRule<Par, PlanWithdrawn> = (state, { operator, why }) => {
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  const vers = state.formule_demandee ?? state.formule_gardee?.vers;
  if (vers === undefined) return refuse('conflict', RIEN);
  return propose({ plan: state.plan, vers }, [{ type: 'formule_retiree', vers, operator, why }]);
};
