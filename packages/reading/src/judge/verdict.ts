import type { Around, Candidate } from '../candidates/types.ts';
import type { Reason } from '../types.ts';

/** The decision on one mention. A veto also excludes the other mentions of the same business. */
export type Verdict =
  | { counted: true; why: string }
  | { counted: false; reason: Reason; why: string; veto: boolean };

export const yes = (why: string): Verdict => ({ counted: true, why });

export const no = (reason: Reason, why: string, veto = false): Verdict => ({
  counted: false,
  reason,
  why,
  veto,
});

/** The sum of the weights of the signs that hold. */
export const sumOf = (signs: readonly (readonly [holds: boolean, weight: number])[]): number =>
  signs.reduce((sum, [holds, weight]) => sum + (holds ? weight : 0), 0);

/** A candidate with its verdict, before `merge` groups the mentions of a business. */
export type Found = {
  c: Candidate;
  a: Around;
  verdict: Verdict;
  rank: number | null;
  series: string;
  /** The name of the namesake or other branch that it is instead of the client; null without. */
  as: string | null;
  /** Whose site the answer gives beside the client's name; absent without one. */
  site?: 'own' | 'other' | undefined;
};
