import { type Decision, propose } from '@agence/gesture';
import { etatPaiement } from '../etat-paiement.rule.ts';
import type { Facturation, FacturationFact, FacturationState } from '../facturation.ts';
import type { Plan } from '../plans.ts';

export type CompteCree = {
  readonly facturation: Facturation;
  readonly limites: Plan;
  readonly today: string;
};

/** Opens the billing of a new account; told twice, it is opened once. */
export const onCompteCree = (
  state: FacturationState,
  { facturation, limites, today }: CompteCree,
): Decision<Record<string, never>, FacturationFact> => {
  if (state !== null) return propose({});
  const etat = etatPaiement(facturation, today);
  return propose({}, [{ type: 'facturation_ouverte', facturation, limites, etat }]);
};
