import { fr, propose, refuse } from '@agence/gesture';
import { FACTURATION_INCONNUE, type FacturationRule, type Par } from '../facturation.facts.ts';
import { choixDepuis, enToutesLettres, planDe } from '../plans.ts';

export type MovePlan = Par & {
  readonly vers: string;
  /** Places occupied now; null when not read. */
  readonly occupees: number | null;
};

/** Gives an account another plan without a payment. The account's own request keeps waiting. */
export const movePlan: FacturationRule<MovePlan, { formule: string }> = (state, command) => {
  const { operator, why, vers, occupees } = command;
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  const choix = choixDepuis(state.plan);
  if (!choix.includes(vers))
    return refuse('invalid', fr`Cette formule n'existe pas : choisissez ${enToutesLettres(choix)}.`);
  if (vers === state.plan) return refuse('conflict', fr`La formule « ${vers} » est déjà celle de ce compte.`);
  if (state.formule_payee !== null)
    return refuse(
      'conflict',
      fr`La formule « ${state.formule_payee} » est payée et va s'appliquer : attendez.`,
    );
  const { clients } = planDe(vers);
  if ((occupees ?? 0) > clients)
    return refuse(
      'conflict',
      fr`${occupees ?? 0} places sont occupées et la formule « ${vers} » n'en a que ${clients}.`,
    );
  return propose({ formule: vers }, [{ type: 'formule_accordee', formule: vers, operator, why }]);
};
