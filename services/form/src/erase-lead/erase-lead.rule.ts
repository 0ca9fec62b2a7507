import { type Decision, propose, refuse } from '@agence/gesture';
import { LEAD_INCONNU } from '../lead.sentences.ts';
import type { LeadFact, LeadState } from '../lead.ts';

/** `operator` null: its twelve months are over. */
export type EraseLead = { readonly efface: Date; readonly operator: string | null; readonly why: string };

/** Forgets all that a person said, and tells the services that keep something of it. */
export const eraseLead = (
  state: LeadState,
  { efface, operator, why }: EraseLead,
): Decision<object, LeadFact> => {
  if (state === null) return refuse('not_found', LEAD_INCONNU);
  if (state.etat === 'effacé') return propose({});
  return propose({}, [{ type: 'lead_efface', efface, operator, why }]);
};
