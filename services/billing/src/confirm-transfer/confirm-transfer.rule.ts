import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { etatPaiement } from '../etat-paiement.rule.ts';
import type { FacturationFact, FacturationState } from '../facturation.ts';
import { COMPTE_INCONNU } from '../inconnu.ts';
import { estJour } from '../jour.ts';

export type ConfirmTransfer = {
  readonly until: string;
  readonly operator: string;
  readonly today: string;
};

export type TransferConfirmed = {
  readonly paye_jusqu_au: string;
  /** The plan that this payment pays for. */
  readonly formule: string | null;
};

/** Money arrived, announced or not: the date moves, and the plan that waited for it is paid. */
export const confirmTransfer = (
  state: FacturationState,
  { until: paye_jusqu_au, operator, today }: ConfirmTransfer,
): Decision<TransferConfirmed, FacturationFact> => {
  if (state === null) return refuse('not_found', COMPTE_INCONNU);
  if (!estJour(paye_jusqu_au))
    return refuse('invalid', fr`La date payée s'écrit AAAA-MM-JJ et existe au calendrier.`);
  const etat = etatPaiement({ ...state, paye_jusqu_au, virement_note: null }, today);
  const formule = state.formule_demandee;
  return propose({ paye_jusqu_au, formule }, [
    { type: 'virement_confirme', paye_jusqu_au, formule, operator, etat },
  ]);
};
