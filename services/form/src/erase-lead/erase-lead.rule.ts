import { propose, refuse } from '@agence/gesture';
import { LEAD_INCONNU } from '../lead.sentences.ts';
import type { LeadRule } from '../lead.ts';

/** `operator` is null when the twelve months are over. */
export type EraseLead = { readonly efface: Date; readonly operator: string | null; readonly why: string };

/** Erases all that a person said, and tells the services that keep a part of it. */
export const eraseLead: LeadRule<EraseLead> = (state, { efface, operator, why }) => {
  if (state === null) return refuse('not_found', LEAD_INCONNU);
  if (state.etat === 'effacé') return propose({});
  return propose({}, [{ type: 'lead_efface', efface, operator, why }]);
};
