import { propose } from '@agence/gesture';
import type { DossierFact, DossierRule } from '../dossier/dossier.ts';

export type ClientRepris = {
  readonly compte: string;
  readonly revision: number;
  /** Revision made by its correction, 0 when never corrected. */
  readonly corrige: number;
  readonly now: Date;
};

/**
 * A removed client is back. If its current description was never measured, its questions wait for validation for
 * another 24 h; missing questions are requested again. Once measured, nothing starts by itself.
 */
export const onClientRepris: DossierRule<ClientRepris> = (state, { compte, revision, corrige, now }) => {
  if (state !== null && state.revision >= revision) return propose({});
  const opened: readonly DossierFact[] =
    state === null ? [{ type: 'dossier_ouvert', compte, revision, ferme: false }] : [];
  // The correction's event may arrive after the return's event.
  const late = corrige > (state?.corrige ?? 0);
  const corrected: readonly DossierFact[] = late ? [{ type: 'fiche_corrigee', revision, corrige }] : [];
  const ready = state !== null && !late && state.questions.length > 0;
  const a_valider_depuis = ready ? (state.etats.length === 0 ? now : state.a_valider_depuis) : null;
  const asked: readonly DossierFact[] = ready ? [] : [{ type: 'questions_demandees' }];
  const back: DossierFact = { type: 'dossier_rouvert', revision, a_valider_depuis };
  return propose({}, [...opened, ...corrected, back, ...asked]);
};
