import { fr } from '@agence/gesture';
import { dayPlusMonths, isDay, readableDay } from '@agence/words/paris';
import type { Facturation } from '../facturation.ts';

export type ConfirmTransfer = {
  readonly until: string;
  /** The plan that it pays for; null is allowed while no change is requested. */
  readonly plan: string | null;
  readonly operator: string;
  readonly today: string;
};

/** A year, paid two months early at most. */
const MOIS_AU_PLUS = 14;

/** Why a transfer cannot pay until that day. A past day would close the account; a day before the paid-up-to date corrects a slip. */
export const dateImpossible = (
  { paye_jusqu_au: paye }: Facturation,
  { until, today }: ConfirmTransfer,
): string | null => {
  if (!isDay(until)) return fr`La date payée s'écrit AAAA-MM-JJ et existe au calendrier.`;
  if (until < today)
    return fr`Le ${readableDay(until)} est passé, nous sommes le ${readableDay(today)} : un virement paie au moins jusqu'à aujourd'hui.`;
  const au_plus = dayPlusMonths(paye !== null && paye > today ? paye : today, MOIS_AU_PLUS);
  return until <= au_plus
    ? null
    : fr`Le ${readableDay(until)} est trop loin : un virement paie au plus ${MOIS_AU_PLUS} mois, ici jusqu'au ${readableDay(au_plus)}.`;
};

/** Why it cannot pay for that plan: only the plan in force or the requested one can be paid. */
export const autreFormule = (
  { plan, formule_demandee: voulue }: Facturation,
  paid: string,
): string | null => {
  if (paid === plan || paid === voulue) return null;
  const dit = fr`Ce compte n'a pas demandé la formule « ${paid} » : il a la formule « ${plan} »`;
  return voulue === null ? fr`${dit} et n'en demande pas d'autre.` : fr`${dit} et demande « ${voulue} ».`;
};
