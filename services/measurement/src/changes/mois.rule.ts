import { type Decision, propose } from '@agence/gesture';
import type { MesureFact, MesureState } from '../mesures/mesure.ts';

/** Announces once that the month of a measurement is over for its account. */
export const conclureMois = (
  state: MesureState,
  { mois }: { readonly mois: string },
): Decision<object, MesureFact> =>
  propose(
    {},
    state === null || state.mois_conclu ? [] : [{ type: 'mois_conclu', mois, set: { mois_conclu: true } }],
  );
