import { type Decision, propose } from '@agence/gesture';
import type { DossierFact, DossierState } from '../dossier/dossier.ts';

export type ClientRepris = { readonly compte: string; readonly revision: number; readonly now: Date };

/**
 * A removed client is back. Never launched, its questions wait for validation with a new 24 h, or are asked for again
 * when they were never handed in; once launched, nothing starts by itself.
 */
export const onClientRepris = (
  state: DossierState,
  { compte, revision, now }: ClientRepris,
): Decision<Record<string, never>, DossierFact> => {
  if (state !== null && state.revision >= revision) return propose({});
  const opened: readonly DossierFact[] =
    state === null ? [{ type: 'dossier_ouvert', compte, revision, ferme: false }] : [];
  const ready = state !== null && state.questions.length > 0;
  const a_valider_depuis = ready ? (state.lancee === null ? now : state.a_valider_depuis) : null;
  const asked: readonly DossierFact[] = ready ? [] : [{ type: 'questions_demandees' }];
  return propose({}, [...opened, { type: 'dossier_rouvert', revision, a_valider_depuis }, ...asked]);
};
