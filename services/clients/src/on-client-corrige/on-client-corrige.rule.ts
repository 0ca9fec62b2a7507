import { propose } from '@agence/gesture';
import type { DossierFact, DossierRule } from '../dossier/dossier.ts';

export type ClientCorrige = { readonly compte: string; readonly revision: number };

/**
 * Applies a new description and requests its questions. Not when a later removal arrived first, nor a later return,
 * which already requested them.
 */
export const onClientCorrige: DossierRule<ClientCorrige> = (state, { compte, revision }) => {
  if ((state?.corrige ?? 0) >= revision) return propose({});
  const opened: readonly DossierFact[] =
    state === null ? [{ type: 'dossier_ouvert', compte, revision, ferme: false }] : [];
  const removed = state?.ferme && state.revision >= revision;
  const asked: readonly DossierFact[] = removed ? [] : [{ type: 'questions_demandees' }];
  return propose({}, [...opened, { type: 'fiche_corrigee', revision, corrige: revision }, ...asked]);
};
