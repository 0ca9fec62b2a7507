import { propose } from '@agence/gesture';
import { daysLater, isoDay } from '@agence/words/paris';
import type { DossierFact, DossierRule, DossierState } from '../dossier/dossier.ts';

export type Fermer = {
  readonly compte: string;
  readonly revision: number;
  /** The command that removes the client. */
  readonly command_id: string;
};

/** The day until which the place is held; null when nothing was ever launched. */
export type Fermee = { readonly place_libre_le: string | null };

/** Days a place stays held after the client's first diagnostic (the contract). */
const PLACE_TENUE_JOURS = 30;

/** YYYY-MM-DD from which the place of a client first launched at `lancee` is free. */
export const libre = (lancee: Date): string => isoDay(daysLater(lancee, PLACE_TENUE_JOURS));

export const tenueJusquau = (state: DossierState): string | null =>
  state?.premier_diagnostic ? libre(state.premier_diagnostic) : null;

/** Closes the dossier: nothing more is launched. Returns the day until which the place is held. */
export const fermer: DossierRule<Fermer, Fermee> = (state, { compte, revision, command_id }) => {
  const place_libre_le = tenueJusquau(state);
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
