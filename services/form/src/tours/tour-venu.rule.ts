import { type Decision, propose } from '@agence/gesture';
import type { LeadFact, LeadState } from '../lead.ts';

/** A lead that waited is to be measured; one that was erased, or had its turn from a person, stays as it is. */
export const tourVenu = (state: LeadState): Decision<object, LeadFact> =>
  propose(
    {},
    state?.etat === 'accepté' && state.attend ? [{ type: 'tour_venu', operator: null, why: '' }] : [],
  );
