import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { unix } from '@agence/words/paris';
import { etatPaiement } from '../etat-paiement.ts';
import { FACTURATION_INCONNUE } from '../facturation.sentences.ts';
import type { FacturationFact, FacturationState } from '../facturation.ts';

export type RefuseTransfer = { readonly operator: string; readonly why: string; readonly today: string };

/** Removes an announced transfer whose money never came. */
export const refuseTransfer = (
  state: FacturationState,
  { operator, why, today }: RefuseTransfer,
): Decision<{ readonly note_ts: number }, FacturationFact> => {
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  if (state.virement_note === null)
    return refuse('conflict', fr`Aucun virement n'est annoncé pour ce compte.`);
  const etat = etatPaiement({ ...state, virement_note: null }, today);
  return propose({ note_ts: unix(state.virement_note) }, [{ type: 'virement_refuse', operator, why, etat }]);
};
