import { type Decision, propose } from '@agence/gesture';
import type { FacturationFact, FacturationState } from '../facturation.ts';

/** Removes the payer; the payments and their periods stay, as the law requires. */
export const onCompteEfface = (state: FacturationState): Decision<object, FacturationFact> =>
  propose(
    {},
    state === null || state.efface === true ? [] : [{ type: 'facturation_effacee', etat: state.etat }],
  );
