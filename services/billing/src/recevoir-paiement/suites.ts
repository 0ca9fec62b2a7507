import type { Facturation } from '../facturation.ts';
import { type FactureImprevue, imprevuesDe } from '../factures-imprevues.ts';
import type { Facture, Nouvelle } from './nouvelle.ts';

/** What a message changes in the payment state. */
export type Change = Pick<Facturation, 'paye_jusqu_au' | 'abonnement'> & { readonly formule: string | null };

/** A paid debit clears an announced transfer, unless a requested plan still waits for that transfer. */
export const solde = (state: Facturation, { formule, abonnement }: Change, today: string): Date | null => {
  const { facture_jusqu_au: reached } = abonnement;
  const paid = reached !== null && reached >= today && reached !== state.abonnement.facture_jusqu_au;
  return paid && (state.formule_demandee === null || formule !== null) ? state.virement_note : null;
};

/** If the recorded end is the end of a period whose debit failed, it moves back to the paid-up-to date. */
export const fin = (
  { fin_le }: Facturation,
  nouvelle: Nouvelle,
  { paye_jusqu_au: paye }: Change,
): string | null =>
  nouvelle.genre === 'abonnement' && nouvelle.au === fin_le && paye !== null && paye < fin_le ? paye : fin_le;

/** Its prices belong to no plan in force or requested. */
const nobodyAsked = ({ plan: actuelle, formule_demandee }: Facturation, { plans, sans_plan }: Facture) =>
  (plans.length > 0 || sans_plan === true) &&
  !plans.some((plan) => plan === actuelle || plan === formule_demandee);

/** It pays for time after the account's end. */
const afterTheEnd = ({ fin_le }: Facturation, { jusqu_au, sans_plan }: Facture) =>
  fin_le !== null && (jusqu_au === null ? sans_plan === true : jusqu_au > fin_le);

/** A paid invoice that a person must look at; null when it is regular or already recorded, since the provider repeats messages. */
export const unasked = (
  state: Facturation,
  nouvelle: Nouvelle,
  { message, now: depuis }: { readonly message: string; readonly now: Date },
): FactureImprevue | null => {
  if (nouvelle.genre !== 'facture') return null;
  const { id = message, plans } = nouvelle;
  const after = afterTheEnd(state, nouvelle);
  if (!(after || nobodyAsked(state, nouvelle))) return null;
  if (imprevuesDe(state).some((known) => known.id === id)) return null;
  return { id, plans, depuis, ...(after ? { apres_fin: state.fin_le ?? undefined } : {}) };
};
