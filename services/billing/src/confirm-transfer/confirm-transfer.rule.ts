import { fr, propose, refuse } from '@agence/gesture';
import { unix } from '@agence/words/paris';
import { etatPaiement } from '../etat-paiement.ts';
import { FACTURATION_INCONNUE, type FacturationRule, type Par } from '../facturation.facts.ts';
import { autreFormule, type ConfirmTransfer, dateImpossible } from './pourquoi.ts';

export type TransferConfirmed = {
  readonly paye_jusqu_au: string;
  /** The plan that this payment pays for. */
  readonly formule: string | null;
};

/** Money arrived, announced or not: the paid-up-to date moves, and the named plan is paid if it was requested. */
export const confirmTransfer: FacturationRule<ConfirmTransfer, TransferConfirmed> = (state, command) => {
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  const non = dateImpossible(state, command);
  if (non !== null) return refuse('invalid', non);
  const { until: paye_jusqu_au, plan, operator, today } = command;
  const voulue = state.formule_demandee;
  if (voulue !== null && plan === null)
    return refuse(
      'invalid',
      fr`Ce compte demande la formule « ${voulue} » : nommez celle que le virement paie, --plan ${voulue} pour l'appliquer, --plan ${state.plan} pour garder la sienne et laisser la demande en attente.`,
    );
  const inconnue = autreFormule(state, plan ?? state.plan);
  if (inconnue !== null) return refuse('conflict', inconnue);
  const etat = etatPaiement({ ...state, paye_jusqu_au, virement_note: null }, today);
  const formule = plan === voulue ? voulue : null;
  return propose({ paye_jusqu_au, formule }, [
    { type: 'virement_confirme', paye_jusqu_au, formule, operator, etat },
  ]);
};

/** Removes an announced transfer whose money never came. */
export const refuseTransfer: FacturationRule<Par & { today: string }, { note_ts: number }> = (
  state,
  command,
) => {
  const { operator, why, today } = command;
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  if (state.virement_note === null)
    return refuse('conflict', fr`Aucun virement n'est annoncé pour ce compte.`);
  const etat = etatPaiement({ ...state, virement_note: null }, today);
  return propose({ note_ts: unix(state.virement_note) }, [{ type: 'virement_refuse', operator, why, etat }]);
};
