import { type Decision, propose } from '@agence/gesture';
import type { MesureFact, MesureState } from '../mesures/mesure.ts';
import type { Relecture, Relue } from '../mesures/relecture.ts';

export type Version = Omit<Relecture, 'essai'>;

export const sameVersion =
  ({ lecteur, version }: Version) =>
  (other: { readonly lecteur: string | null; readonly version: string }): boolean =>
    other.lecteur === lecteur && other.version === version;

/** Ends the reading under way, once. */
export const finish = (
  state: MesureState,
  { relue }: { readonly relue: Relue },
): Decision<Record<string, never>, MesureFact> => {
  const mine = state?.relecture != null && sameVersion(relue)(state.relecture);
  return propose(
    {},
    mine && state.relecture?.essai === relue.essai ? [{ type: 'relecture_finie', relue }] : [],
  );
};
