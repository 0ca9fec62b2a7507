import { fr } from '@agence/gesture';

/** DD/MM/YYYY of a stored day. */
export type Lisible = (day: string) => string;

/** What holds of every payment after a termination: it does not move the end. Null without one. */
export const finMalgreTout = (fin_le: string | null, lisible: Lisible): string | null =>
  fin_le === null
    ? null
    : fr`La résiliation est enregistrée : le compte prend fin le ${lisible(fin_le)}, quoi que vous payiez ; pour le rouvrir, écrivez-nous.`;
