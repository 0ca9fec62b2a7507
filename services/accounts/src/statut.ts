import { dayPlus } from '@agence/words/paris';
import { ECHU_APRES_JOURS } from '@agence/words/promises';
import type { Compte } from './compte.ts';

export type Statut = 'actif' | 'en pause' | 'échu' | 'résilié';

/** `today` and the stored days are YYYY-MM-DD in Paris. */
export const statut = ({ en_pause, paiement }: Compte, today: string): Statut => {
  if (paiement.fin_le !== null && today > paiement.fin_le) return 'résilié';
  if (en_pause) return 'en pause';
  const { paye_jusqu_au } = paiement;
  return paye_jusqu_au !== null && today >= dayPlus(paye_jusqu_au, ECHU_APRES_JOURS) ? 'échu' : 'actif';
};

/** Served: running, and paid up to today at least. */
export const servi = (compte: Compte, today: string): boolean =>
  statut(compte, today) === 'actif' &&
  compte.paiement.paye_jusqu_au !== null &&
  today <= compte.paiement.paye_jusqu_au;
