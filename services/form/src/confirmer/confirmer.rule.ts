import { type Decision, propose, refuse } from '@agence/gesture';
import { daysLater } from '@agence/words/paris';
import { LEAD_INCONNU } from '../lead.sentences.ts';
import type { LeadFact, LeadState } from '../lead.ts';

/** How long the link in the message is good for, from the request on (docs/limits.md). */
const JOURS = 30;

export type Confirmer = { readonly confirme: Date };

/** Whoever has the address wants the diagnostic; said twice, it changes nothing. */
export const confirmer = (state: LeadState, { confirme }: Confirmer): Decision<object, LeadFact> => {
  if (state?.etat !== 'accepté' || confirme > daysLater(state.recu, JOURS))
    return refuse('not_found', LEAD_INCONNU);
  return propose({}, state.confirme === undefined ? [{ type: 'lead_confirme', confirme }] : []);
};
