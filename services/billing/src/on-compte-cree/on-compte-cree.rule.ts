import { propose } from '@agence/gesture';
import { etatPaiement } from '../etat-paiement.ts';
import { type Facturation, type FacturationRule, SANS_ABONNEMENT } from '../facturation.facts.ts';
import type { Plan } from '../plans.ts';

export type CompteCree = Pick<Facturation, 'plan' | 'mode' | 'paye_jusqu_au' | 'stripe_customer'> & {
  readonly limites: Plan;
  readonly today: string;
};

/** Opens the billing of a new account; a redelivered event changes nothing. */
export const onCompteCree: FacturationRule<CompteCree> = (state, command) => {
  const { plan, mode, paye_jusqu_au, stripe_customer, limites, today } = command;
  if (state !== null) return propose({});
  const etat = etatPaiement({ fin_le: null, virement_note: null, paye_jusqu_au }, today);
  const facturation: Facturation = {
    plan,
    mode,
    paye_jusqu_au,
    stripe_customer,
    etat,
    virement_note: null,
    formule_demandee: null,
    formule_payee: null,
    formule_gardee: null,
    fin_le: null,
    annonce: null,
    abonnement: SANS_ABONNEMENT,
  };
  return propose({}, [{ type: 'facturation_ouverte', facturation, limites, etat }]);
};
