import { SESSION_JOURS } from '@agence/words/promises';

export const SESSION_MS = SESSION_JOURS * 24 * 3_600_000;

/** A session that nobody used for so long is over. */
export const IDLE_MS = 12 * 3_600_000;
