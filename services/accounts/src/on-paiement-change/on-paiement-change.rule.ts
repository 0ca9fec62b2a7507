import { propose } from '@agence/gesture';
import type { CompteRule, PaiementConnu } from '../compte.facts.ts';

/** Keeps billing's newest payment state; an older one that arrives late changes nothing. */
export const onPaiementChange: CompteRule<{ paiement: PaiementConnu }> = (state, { paiement }) => {
  if (state === null) throw new Error('billing speaks of an account that does not exist');
  const newer = paiement.version > state.paiement.version;
  return propose({}, newer ? [{ type: 'paiement_connu', paiement }] : []);
};
