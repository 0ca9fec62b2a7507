import type { Compte } from './compte.ts';

/** Days after the paid-up-to date from which an account that was not paid is lapsed (docs/limits.md). */
const LAPSED_AFTER_DAYS = 8;

export type Statut = 'actif' | 'en pause' | 'échu' | 'résilié';

/** `today` and the stored days are YYYY-MM-DD in Paris; `plusDays` is the calendar's addition. */
export type Today = { readonly today: string; readonly plusDays: (day: string, days: number) => string };

export const statut = ({ en_pause, paiement }: Compte, { today, plusDays }: Today): Statut => {
  if (paiement.fin_le !== null && today > paiement.fin_le) return 'résilié';
  if (en_pause) return 'en pause';
  const { paye_jusqu_au } = paiement;
  return paye_jusqu_au !== null && today > plusDays(paye_jusqu_au, LAPSED_AFTER_DAYS - 1) ? 'échu' : 'actif';
};

/** Served: running, and paid up to today at least. */
export const servi = (compte: Compte, day: Today): boolean =>
  statut(compte, day) === 'actif' &&
  compte.paiement.paye_jusqu_au !== null &&
  day.today <= compte.paiement.paye_jusqu_au;
