import { LONGEST_CALL_MS } from '../ai/limits.ts';

/** A claim lasts long enough to wait for a free place, reserve the spend and write the intent. */
export const CLAIM_MS = 30_000;

/** A claim that waited this long for a place is given back before its lease ends. */
export const AHEAD_MS = 20_000;

/** After this the outcome of a call is unknown: the longest call, and time to write that it leaves and what came of it. */
export const CALL_MS = LONGEST_CALL_MS + 70_000;

/** A breaker open for this long: people who wait are told, or served without the provider. */
export const AWAY_MS = 5 * 60_000;
