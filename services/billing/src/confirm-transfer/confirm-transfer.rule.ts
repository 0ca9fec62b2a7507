import { type Decision, fr, propose, refuse } from '@agence/gesture';
import { dayPlusMonths, isDay, readableDay } from '@agence/words/paris';
import { etatPaiement } from '../etat-paiement.ts';
import { FACTURATION_INCONNUE } from '../facturation.sentences.ts';
import type { Facturation, FacturationFact, FacturationState } from '../facturation.ts';

export type ConfirmTransfer = {
  readonly until: string;
  /** The plan that it pays for; may be left out while no change waits. */
  readonly plan: string | null;
  readonly operator: string;
  readonly today: string;
};

export type TransferConfirmed = {
  readonly paye_jusqu_au: string;
  /** The plan that this payment pays for. */
  readonly formule: string | null;
};

/** A year, paid two months early at most. */
const MOIS_AU_PLUS = 14;

/** Why a transfer cannot pay until that day. A past day would close the account; one before the current date is allowed, to correct a slip. */
const trop = ({ paye_jusqu_au: paye }: Facturation, { until, today }: ConfirmTransfer): string | null => {
  if (!isDay(until)) return fr`La date payée s'écrit AAAA-MM-JJ et existe au calendrier.`;
  if (until < today)
    return fr`Le ${readableDay(until)} est passé, nous sommes le ${readableDay(today)} : un virement paie au moins jusqu'à aujourd'hui.`;
  const au_plus = dayPlusMonths(paye !== null && paye > today ? paye : today, MOIS_AU_PLUS);
  return until <= au_plus
    ? null
    : fr`Le ${readableDay(until)} est trop loin : un virement paie au plus ${MOIS_AU_PLUS} mois, ici jusqu'au ${readableDay(au_plus)}.`;
};

/** Why it cannot pay for that plan: an account may ask for another one while its transfer is on the way. */
const autre = ({ plan, formule_demandee: voulue }: Facturation, paid: string): string | null => {
  if (paid === plan || paid === voulue) return null;
  const dit = fr`Ce compte n'a pas demandé la formule « ${paid} » : il a la formule « ${plan} »`;
  return voulue === null ? fr`${dit} et n'en demande pas d'autre.` : fr`${dit} et demande « ${voulue} ».`;
};

/** Money arrived, announced or not: the date moves, and the plan that it names is paid if it waited. */
export const confirmTransfer = (
  state: FacturationState,
  command: ConfirmTransfer,
): Decision<TransferConfirmed, FacturationFact> => {
  if (state === null) return refuse('not_found', FACTURATION_INCONNUE);
  const non = trop(state, command);
  if (non !== null) return refuse('invalid', non);
  const { until: paye_jusqu_au, plan, operator, today } = command;
  const voulue = state.formule_demandee;
  if (voulue !== null && plan === null)
    return refuse(
      'invalid',
      fr`Ce compte demande la formule « ${voulue} » : nommez celle que le virement paie, --plan ${voulue} pour l'appliquer, --plan ${state.plan} pour garder la sienne et laisser la demande en attente.`,
    );
  const inconnue = autre(state, plan ?? state.plan);
  if (inconnue !== null) return refuse('conflict', inconnue);
  const etat = etatPaiement({ ...state, paye_jusqu_au, virement_note: null }, today);
  const formule = plan === voulue ? voulue : null;
  return propose({ paye_jusqu_au, formule }, [
    { type: 'virement_confirme', paye_jusqu_au, formule, operator, etat },
  ]);
};
