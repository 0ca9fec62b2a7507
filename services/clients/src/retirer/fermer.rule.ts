import { type Decision, propose } from '@agence/gesture';
import type { DossierFact, DossierState } from '../dossier/dossier.ts';

export type Fermer = {
  readonly compte: string;
  readonly revision: number;
  /** 30 days after a day of launch, YYYY-MM-DD. */
  readonly libre: (le: Date) => string;
};

/** Nothing is launched from here on; answers with the day until which the place is held. */
export const fermer = (
  state: DossierState,
  { compte, revision, libre }: Fermer,
): Decision<{ readonly place_libre_le: string | null }, DossierFact> => {
  const place_libre_le = state?.lancee ? libre(state.lancee.le) : null;
  if (state !== null && (state.ferme || state.revision > revision)) return propose({ place_libre_le });
  const opened: readonly DossierFact[] =
    state === null ? [{ type: 'dossier_ouvert', compte, revision, ferme: true }] : [];
  return propose({ place_libre_le }, [...opened, { type: 'dossier_ferme', place_libre_le }]);
};
