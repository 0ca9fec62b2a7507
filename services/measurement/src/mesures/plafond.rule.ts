import { type Decision, propose } from '@agence/gesture';
import type { MesureFact, MesureState } from './mesure.ts';

/** The ceiling of that day holds a running measurement back: remembered, so that it is told once a day. */
export const constaterPlafond = (
  state: MesureState,
  { jour }: { readonly jour: string },
): Decision<Record<string, never>, MesureFact> => {
  const news = state?.etat === 'en cours' && state.plafond_le !== jour;
  return propose({}, news ? [{ type: 'plafond_constate', jour }] : []);
};
