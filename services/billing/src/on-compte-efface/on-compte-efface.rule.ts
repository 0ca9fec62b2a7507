import { type Decision, propose } from '@agence/gesture';
import type { FacturationFact, FacturationState } from '../facturation.ts';

/** Removes the payer; what was paid until when stays, as the law requires. */
export const onCompteEfface = (state: FacturationState): Decision<object, FacturationFact> =>
  propose(
    {},
    state === null || state.efface === true ? [] : [{ type: 'facturation_effacee', etat: state.etat }],
  );
