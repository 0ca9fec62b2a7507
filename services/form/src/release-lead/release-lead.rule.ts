import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { LEAD_INCONNU } from '../lead.sentences.ts';
import type { LeadFact, LeadState } from '../lead.ts';

export type ReleaseLead = { readonly accepte: Date; readonly operator: string; readonly why: string };

const LEAD_DEJA_ACCEPTE = fr`Cette demande est déjà acceptée.`;

/** A person accepted the request: it is measured like any other, without waiting for its turn. */
export const releaseLead = (state: LeadState, command: ReleaseLead): Decision<object, LeadFact> => {
  if (state === null || state.etat === 'effacé') return refuse('not_found', LEAD_INCONNU);
  const { accepte, operator, why } = command;
  if (state.attend) return propose({}, [{ type: 'tour_venu', operator, why }]);
  if (state.etat === 'accepté') return refuse('conflict', LEAD_DEJA_ACCEPTE);
  return propose({}, [{ type: 'lead_libere', accepte, operator, why }]);
};
