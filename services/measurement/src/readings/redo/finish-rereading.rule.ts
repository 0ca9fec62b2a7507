import { type Decision, propose } from '@agence/gesture';
import type { MesureFact, MesureState, Relecture, Relue } from '../../mesures/mesure.ts';

export type Version = Omit<Relecture, 'essai'>;

export const sameVersion =
  ({ lecteur, version }: Version) =>
  (other: { readonly lecteur: string | null; readonly version: string }): boolean =>
    other.lecteur === lecteur && other.version === version;

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
