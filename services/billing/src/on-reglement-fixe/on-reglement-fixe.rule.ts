import { propose } from '@agence/gesture';
import { etatPaiement } from '../etat-paiement.ts';
import type { Facturation, FacturationRule } from '../facturation.facts.ts';

export type ReglementFixe = Pick<Facturation, 'mode' | 'stripe_customer'> & { readonly today: string };

/** Applies the payment mode and the card customer that a person set in accounts. */
export const onReglementFixe: FacturationRule<ReglementFixe> = (state, { mode, stripe_customer, today }) => {
  if (state === null) throw new Error('accounts speaks of an account whose billing is not open yet');
  // Redelivered after the account was erased.
  if (state.efface === true) return propose({});
  const etat = etatPaiement(state, today);
  return propose({}, [{ type: 'reglement_fixe', mode, stripe_customer, etat }]);
};
