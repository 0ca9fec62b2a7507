import { propose } from '@agence/gesture';
import type { DossierFact, DossierRule, DossierState } from '../dossier/dossier.ts';

/** A revision of a client, as its portfolio announces it. */
export type Revision = { readonly compte: string; readonly revision: number };

const opened = (state: DossierState, { compte, revision }: Revision): readonly DossierFact[] =>
  state === null ? [{ type: 'dossier_ouvert', compte, revision, ferme: false }] : [];

/** Opens the dossier of a client just placed and asks for its questions; a dossier that exists is left alone. */
export const onClientPose: DossierRule<Revision> = (state, placed) =>
  propose({}, state === null ? [...opened(state, placed), { type: 'questions_demandees' }] : []);

/** Requests the questions of a new description, unless a later removal or return arrived first. */
export const onClientCorrige: DossierRule<Revision> = (state, { compte, revision }) => {
  if ((state?.corrige ?? 0) >= revision) return propose({});
  const removed = state?.ferme && state.revision >= revision;
  const asked: readonly DossierFact[] = removed ? [] : [{ type: 'questions_demandees' }];
  const corrected: DossierFact = { type: 'fiche_corrigee', revision, corrige: revision };
  return propose({}, [...opened(state, { compte, revision }), corrected, ...asked]);
};

export type ClientRepris = Revision & {
  /** Revision made by its correction, 0 when never corrected. */
  readonly corrige: number;
  readonly now: Date;
};

/** Unmeasured questions wait for validation again, missing ones are requested again; once measured, nothing starts. */
export const onClientRepris: DossierRule<ClientRepris> = (state, { compte, revision, corrige, now }) => {
  if (state !== null && state.revision >= revision) return propose({});
  // The correction's event may arrive after the return's event.
  const late = corrige > (state?.corrige ?? 0);
  const corrected: readonly DossierFact[] = late ? [{ type: 'fiche_corrigee', revision, corrige }] : [];
  const ready = state !== null && !late && state.questions.length > 0;
  const a_valider_depuis = ready ? (state.etats.length === 0 ? now : state.a_valider_depuis) : null;
  const asked: readonly DossierFact[] = ready ? [] : [{ type: 'questions_demandees' }];
  const back: DossierFact = { type: 'dossier_rouvert', revision, a_valider_depuis };
  return propose({}, [...opened(state, { compte, revision }), ...corrected, back, ...asked]);
};
