import type { Facturation } from './facturation.ts';

export type EtatPaiement = 'résilié' | 'en attente' | 'en retard' | 'à jour';

/** The state of payment on a day, YYYY-MM-DD in Paris (spec-notes, section 3). */
export const etatPaiement = (facturation: Facturation, today: string): EtatPaiement => {
  const { fin_le, virement_note, paye_jusqu_au } = facturation;
  if (fin_le !== null) return 'résilié';
  if (virement_note || paye_jusqu_au === null) return 'en attente';
  return paye_jusqu_au < today ? 'en retard' : 'à jour';
};
