import { propose } from '@agence/gesture';
import type { FacturationRule } from '../facturation.facts.ts';

/** Removes the payer; the payments and their periods stay, as the law requires. */
export const onCompteEfface: FacturationRule<object> = (state) =>
  propose(
    {},
    state === null || state.efface === true ? [] : [{ type: 'facturation_effacee', etat: state.etat }],
  );
