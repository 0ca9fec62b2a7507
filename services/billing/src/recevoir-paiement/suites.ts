import type { Facturation } from '../facturation.ts';
import type { Nouvelle } from './nouvelle.ts';

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
