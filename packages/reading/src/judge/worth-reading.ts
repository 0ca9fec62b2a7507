import type { Candidate } from '../candidates/types.ts';

/** No answer to a customer names one business fifty times, or two hundred others: what comes after is not read. */
const [OF_ONE, OF_UNKNOWN] = [50, 200];

export function worthReading(candidates: Candidate[]): Candidate[] {
  const seen = new Map<unknown, number>();
  return candidates.filter((c) => {
    const count = (seen.get(c.form) ?? 0) + 1;
    seen.set(c.form, count);
    return count <= (c.form === null ? OF_UNKNOWN : OF_ONE);
  });
}
