import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { isDay, readableDay } from '@agence/words/paris';
import { etatPaiement } from '../etat-paiement.ts';
import { FACTURATION_INCONNUE } from '../facturation.sentences.ts';
import type { FacturationFact, FacturationState } from '../facturation.ts';

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

/** Why a transfer cannot pay until that day. A past day would close the account; one before the current date is allowed, to correct a slip. */
const pourquoi = ({ until, today }: ConfirmTransfer): string | undefined => {
  if (!isDay(until)) return fr`La date payée s'écrit AAAA-MM-JJ et existe au calendrier.`;
  return until < today
    ? fr`Le ${readableDay(until)} est passé, nous sommes le ${readableDay(today)} : un virement paie au moins jusqu'à aujourd'hui.`
    : undefined;
};

/** Money arrived, announced or not: the date moves, and the plan that waited for it is paid. */
export const confirmTransfer = (
  state: FacturationState,
  command: ConfirmTransfer,
): Decision<TransferConfirmed, FacturationFact> => {
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  const non = pourquoi(command);
  if (non !== undefined) return refuse('invalid', non);
  const { until: paye_jusqu_au, operator, today } = command;
  const etat = etatPaiement({ ...state, paye_jusqu_au, virement_note: null }, today);
  const formule = state.formule_demandee;
  return propose({ paye_jusqu_au, formule }, [
    { type: 'virement_confirme', paye_jusqu_au, formule, operator, etat },
  ]);
};
