import { type Decision, propose } from '@agence/gesture';
import type { LeadFact, LeadState } from '../lead.ts';

/** The turn of a waiting lead has come; an erased lead, or one that a person released, stays as it is. */
export const tourVenu = (state: LeadState): Decision<object, LeadFact> =>
  propose(
    {},
    state?.etat === 'accepté' && state.attend ? [{ type: 'tour_venu', operator: null, why: '' }] : [],
  );
