import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { COMPTE_INCONNU, clientDeCartePris, MODES } from '../compte.sentences.ts';
import type { CompteFact, CompteState } from '../compte.ts';

export type SetPayment = {
  readonly operator: string;
  readonly why: string;
  /** null: unchanged. */
  readonly mode: string | null;
  readonly stripe_customer: string | null;
  /** The other account that has this customer of the card provider. */
  readonly porteur: string | null;
};

export type PaymentSet = { readonly mode: string; readonly stripe_customer: string | null };

/** Sets how an account pays and which customer of the card provider it is; billing follows. */
export const setPayment = (
  state: CompteState,
  { operator, why, porteur, ...wanted }: SetPayment,
): Decision<PaymentSet, CompteFact> => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  const mode = wanted.mode ?? state.paiement.mode;
  if (mode !== 'carte' && mode !== 'virement') return refuse('invalid', MODES);
  if (porteur !== null) return refuse('conflict', clientDeCartePris(wanted.stripe_customer ?? '', porteur));
  const stripe_customer = wanted.stripe_customer ?? state.stripe_customer;
  if (mode === 'carte' && stripe_customer === null)
    return refuse('invalid', fr`Un compte qui paie par carte a un client de carte : donnez son identifiant.`);
  if (mode === state.paiement.mode && stripe_customer === state.stripe_customer)
    return refuse('conflict', fr`Ce compte paie déjà ainsi : rien ne change.`);
  const set = { mode, stripe_customer };
  return propose(set, [{ type: 'payment_set', ...set, operator, why }]);
};
