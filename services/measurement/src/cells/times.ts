/** A claim lasts long enough to wait for a free place, reserve the spend and write the intent. */
export const CLAIM_MS = 30_000;

/** A claim that waited for a place for so long is given back before its time is over. */
export const AHEAD_MS = 20_000;

/** Hard limit of one call to a model. */
export const AI_TIMEOUT_MS = 60_000;

/** After this the outcome of a call is unknown: more than twice its hard limit. */
export const CALL_MS = 2 * AI_TIMEOUT_MS + 10_000;

/** A model that cannot be reached for that long is away: whoever waits for it is told, or served without it. */
export const AWAY_MS = 5 * 60_000;
