import type { Facturation } from './facturation.ts';

export type EtatPaiement = 'résilié' | 'en attente' | 'en retard' | 'à jour';

type Seen = Pick<Facturation, 'fin_le' | 'virement_note' | 'paye_jusqu_au'>;

/** The state of payment on a day, YYYY-MM-DD in Paris (docs/limits.md). */
export const etatPaiement = ({ fin_le, virement_note, paye_jusqu_au }: Seen, today: string): EtatPaiement => {
  if (fin_le !== null) return 'résilié';
  if (virement_note !== null || paye_jusqu_au === null) return 'en attente';
  return paye_jusqu_au < today ? 'en retard' : 'à jour';
};
