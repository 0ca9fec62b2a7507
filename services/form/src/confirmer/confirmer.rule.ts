import { propose, refuse } from '@agence/gesture';
import { daysLater } from '@agence/words/paris';
import { LEAD_INCONNU } from '../lead.sentences.ts';
import type { LeadRule } from '../lead.ts';

/** Days that the link in the message is valid, from the request on (docs/limits.md). */
const JOURS = 30;

export type Confirmer = { readonly confirme: Date };

/** The owner of the address asks for the diagnostic; a second confirmation changes nothing. */
export const confirmer: LeadRule<Confirmer> = (state, { confirme }) => {
  if (state?.etat !== 'accepté' || confirme > daysLater(state.recu, JOURS))
    return refuse('not_found', LEAD_INCONNU);
  return propose({}, state.confirme === undefined ? [{ type: 'lead_confirme', confirme }] : []);
};
