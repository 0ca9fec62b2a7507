import type { Around, Candidate } from './candidates/types.ts';
import type { Verdict } from './judge/verdict.ts';

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
