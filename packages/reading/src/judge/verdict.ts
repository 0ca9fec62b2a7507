import type { Around, Candidate } from '../candidates/types.ts';
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

/** A candidate with its verdict, before mentions of the same business are brought together. */
export type Found = {
  c: Candidate;
  a: Around;
  verdict: Verdict;
  rank: number | null;
  series: string;
  /** The name it is listed under when it is not the client after all: namesake, other branch. */
  as: string | null;
};
