import { fr } from '@agence/gesture';
import { readableDay } from '@agence/words/paris';

/** The sentence beside every payment of a terminated account: its end does not move. Null without a termination. */
export const finMalgreTout = (fin_le: string | null): string | null =>
  fin_le === null
    ? null
    : fr`La résiliation est enregistrée : le compte prend fin le ${readableDay(fin_le)}, quoi que vous payiez ; pour le rouvrir, écrivez-nous.`;
