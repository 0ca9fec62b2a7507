import { fr, propose, refuse } from '@agence/gesture';
import { LEAD_INCONNU } from '../lead.sentences.ts';
import type { LeadRule, Par } from '../lead.ts';

const LEAD_DEJA_ACCEPTE = fr`Cette demande est déjà acceptée.`;

/** A person accepted the request: it is measured like any other, without waiting for its turn. */
export const releaseLead: LeadRule<Par & { accepte: Date }> = (state, command) => {
  if (state === null || state.etat === 'effacé') return refuse('not_found', LEAD_INCONNU);
  const { accepte, operator, why } = command;
  if (state.attend) return propose({}, [{ type: 'tour_venu', operator, why }]);
  if (state.etat === 'accepté') return refuse('conflict', LEAD_DEJA_ACCEPTE);
  return propose({}, [{ type: 'lead_libere', accepte, operator, why }]);
};

/** The turn of a waiting lead has come; an erased lead, or one that a person released, stays as it is. */
export const tourVenu: LeadRule<object> = (state) =>
  propose(
    {},
    state?.etat === 'accepté' && state.attend ? [{ type: 'tour_venu', operator: null, why: '' }] : [],
  );
