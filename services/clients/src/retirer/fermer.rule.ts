import { type Decision, propose } from '@agence/gesture';
import type { DossierFact, DossierState } from '../dossier/dossier.ts';
import { libre } from './libre.ts';

export type Fermer = {
  readonly compte: string;
  readonly revision: number;
  /** The command that removes the client. */
  readonly retrait: string;
};

/** Nothing is launched from this revision on; answers with the day until which the place is held. */
export const fermer = (
  state: DossierState,
  { compte, revision, retrait: command_id }: Fermer,
): Decision<{ readonly place_libre_le: string | null }, DossierFact> => {
  const place_libre_le = state?.premier_diagnostic ? libre(state.premier_diagnostic) : null;
  const later = state !== null && state.revision > revision;
  const done = state?.ferme === true && state.revision === revision;
  if (later || done) return propose({ place_libre_le });
  const opened: readonly DossierFact[] =
    state === null ? [{ type: 'dossier_ouvert', compte, revision, ferme: true }] : [];
  return propose({ place_libre_le }, [
    ...opened,
    { type: 'dossier_ferme', revision, command_id, place_libre_le },
  ]);
};
