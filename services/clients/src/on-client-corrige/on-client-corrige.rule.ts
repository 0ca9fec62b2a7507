import { type Decision, propose } from '@agence/gesture';
import type { DossierFact, DossierState } from '../dossier/dossier.ts';

export type ClientCorrige = { readonly compte: string; readonly revision: number };

/**
 * The client is described otherwise: its questions are asked for again. Not when this is heard after a later removal, nor
 * after a later return, which asked for them already.
 */
export const onClientCorrige = (
  state: DossierState,
  { compte, revision }: ClientCorrige,
): Decision<Record<string, never>, DossierFact> => {
  if ((state?.corrige ?? 0) >= revision) return propose({});
  const opened: readonly DossierFact[] =
    state === null ? [{ type: 'dossier_ouvert', compte, revision, ferme: false }] : [];
  const removed = state?.ferme && state.revision >= revision;
  const asked: readonly DossierFact[] = removed ? [] : [{ type: 'questions_demandees' }];
  return propose({}, [...opened, { type: 'fiche_corrigee', revision, corrige: revision }, ...asked]);
};
