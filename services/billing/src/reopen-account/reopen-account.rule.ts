import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { etatPaiement } from '../etat-paiement.ts';
import { FACTURATION_INCONNUE } from '../facturation.sentences.ts';
import type { FacturationFact, FacturationState } from '../facturation.ts';

export type ReopenAccount = { readonly operator: string; readonly why: string; readonly today: string };

/** Takes back a recorded termination, before or after its day; the paid-up-to date does not change. */
export const reopenAccount = (
  state: FacturationState,
  { operator, why, today }: ReopenAccount,
): Decision<{ readonly reopened: boolean }, FacturationFact> => {
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  if (state.efface === true) return refuse('conflict', fr`Ce compte est effacé : créez-en un autre.`);
  if (state.fin_le === null) return propose({ reopened: false });
  const etat = etatPaiement({ ...state, fin_le: null }, today);
  return propose({ reopened: true }, [{ type: 'resiliation_levee', operator, why, etat }]);
};
