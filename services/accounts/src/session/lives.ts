/** How long a session lives, however much it is used. */
export const SESSION_MS = 7 * 24 * 3_600_000;

/** A session that nobody used for so long is over. */
export const IDLE_MS = 12 * 3_600_000;
