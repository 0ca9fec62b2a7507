import { type Decision, propose } from '@agence/gesture';
import type { FacturationFact, FacturationState } from '../facturation.ts';

/** Forgets who paid; what was paid until when stays, as the law asks. */
export const onCompteEfface = (state: FacturationState): Decision<object, FacturationFact> =>
  propose(
    {},
    state === null || state.efface === true ? [] : [{ type: 'facturation_effacee', etat: state.etat }],
  );
