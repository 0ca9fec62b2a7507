import { SESSION_JOURS } from '@agence/words/promises';

export const SESSION_MS = SESSION_JOURS * 24 * 3_600_000;

/** A session ends when it was unused for this long. */
export const IDLE_MS = 12 * 3_600_000;
