import { type Decision, propose, refuse } from '@agence/gesture';
import { COMPTE_INCONNU, SANS_AGENCE } from '../compte.sentences.ts';
import type { Cle, CompteFact, CompteState } from '../compte.ts';

export type GrantKey = { readonly cle: Cle; readonly operator: string };

/** One more key for the account; the key itself was drawn by the handler and is told once. */
export const grantKey = (
  state: CompteState,
  { cle, operator }: GrantKey,
): Decision<Record<string, never>, CompteFact> => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  if (state.direct) return refuse('conflict', SANS_AGENCE);
  return propose({}, [{ type: 'key_granted', cle, operator }]);
};
