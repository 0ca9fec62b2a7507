import { fr, propose, refuse } from '@agence/gesture';
import { COMPTE_INCONNU, type CompteRule, clientDeCartePris, MODES, type Par } from '../compte.facts.ts';

export type SetPayment = Par & {
  /** null: unchanged. */
  readonly mode: string | null;
  readonly stripe_customer: string | null;
  /** The other account that has this customer of the card provider. */
  readonly porteur: string | null;
};

export type PaymentSet = { readonly mode: string; readonly stripe_customer: string | null };

/** Sets how an account pays and which customer of the card provider it is; billing follows. */
export const setPayment: CompteRule<SetPayment, PaymentSet> = (state, command) => {
  const { operator, why, porteur, ...wanted } = command;
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
