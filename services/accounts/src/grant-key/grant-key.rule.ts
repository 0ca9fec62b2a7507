import { type Decision, propose, refuse } from '@agence/gesture';
import type { Cle, CompteFact, CompteState } from '../compte.ts';
import { UNKNOWN_ACCOUNT } from '../pause-account/pause-account.rule.ts';

export type GrantKey = { readonly cle: Cle; readonly operator: string };

/** One more key for the account; the key itself was drawn by the handler and is told once. */
export const grantKey = (
  state: CompteState,
  { cle, operator }: GrantKey,
): Decision<Record<string, never>, CompteFact> =>
  state === null
    ? refuse('not_found', UNKNOWN_ACCOUNT)
    : propose({}, [{ type: 'key_granted', cle, operator }]);
