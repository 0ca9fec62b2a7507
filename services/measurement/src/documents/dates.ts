import { de } from '@agence/words/elision';
import { readableDay } from '@agence/words/paris';

const NOMS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre';
const MOIS = NOMS.split(' ');

/** 2026-11-12 (an hour may follow) → 12/11/2026, for facts. */
export const dateCourte = (iso: string): string => readableDay(iso.slice(0, 10));

/** 2026-11-12T09:14 → 09 h 14, unbroken. */
export const heure = (iso: string): string => `${iso.slice(11, 13)}\u00a0h\u00a0${iso.slice(14, 16)}`;

/** 2026-11 or 2026-11-12 → novembre, for prose. */
export const mois = (iso: string): string => MOIS[Number(iso.slice(5, 7)) - 1] ?? '';

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
export const moisCourt = (iso: string): string => {
  const name = mois(iso);
  return name.length <= 4 ? name : `${name.slice(0, /^[jfs]/.test(name) ? 4 : 3)}.`;
};
