import type { Reason } from '../types.ts';

/** What is decided of one mention. A veto also holds against the other mentions of the same business. */
export type Verdict =
  | { counted: true; why: string; confidence: number }
  | { counted: false; reason: Reason; why: string; veto: boolean };

export const yes = (why: string, confidence = 0.9): Verdict => ({ counted: true, why, confidence });

export const no = (reason: Reason, why: string, veto = false): Verdict => ({
  counted: false,
  reason,
  why,
  veto,
});
