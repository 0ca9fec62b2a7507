import { de } from '@agence/words/elision';
import { readableDay } from '@agence/words/paris';

const nommer = (month: 'long' | 'short') => {
  const format = new Intl.DateTimeFormat('fr', { month, timeZone: 'UTC' });
  return (iso: string): string => format.format(new Date(`${iso.slice(0, 7)}-01`));
};

/** 2026-11-12 (an hour may follow) → 12/11/2026, for facts. */
export const dateCourte = (iso: string): string => readableDay(iso.slice(0, 10));

/** 2026-11-12T09:14 → 09 h 14, unbroken. */
export const heure = (iso: string): string => `${iso.slice(11, 13)}\u00a0h\u00a0${iso.slice(14, 16)}`;

/** 2026-11 or 2026-11-12 → novembre, for prose. */
export const mois = nommer('long');

/** 1er mars, 15 mars. */
export const jour = (iso: string): string => {
  const day = Number(iso.slice(8, 10));
  return `${day === 1 ? '1er' : day} ${mois(iso)}`;
};

/** de novembre, d’octobre. */
export const deMois = (iso: string): string => de(mois(iso));

/** novembre 2026 */
export const moisAnnee = (iso: string): string => `${mois(iso)} ${iso.slice(0, 4)}`;

/** oct., sept.: a column's name on a phone. */
export const moisCourt = nommer('short');
