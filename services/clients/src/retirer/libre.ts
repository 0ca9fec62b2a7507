import { daysLater, isoDay } from '@agence/words/paris';

/** Days a place stays held after the client's first diagnostic (the contract). */
const PLACE_TENUE_JOURS = 30;

/** YYYY-MM-DD from which the place of a client first launched at `lancee` is free. */
export const libre = (lancee: Date): string => isoDay(daysLater(lancee, PLACE_TENUE_JOURS));
