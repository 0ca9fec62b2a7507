import type { Entry } from './entries.ts';
import type { Candidate } from './types.ts';

/** A candidate heads an entry when only small or lower-case words precede it in the head. */
function heads(c: Candidate, entry: Entry): boolean {
  if (c.i < entry.head.i || c.i >= entry.head.j) return false;
  return (
    c.i - entry.head.i <= 1 ||
    entry.unit.tokens
      .slice(entry.head.i, c.i)
      .every((t) => (!t.capital || t.fold.length <= 3) && !/^(?:comme|like|que)$/u.test(t.fold))
  );
}

/** The candidate that heads an entry. */
export const headOf = (here: readonly Candidate[], entry: Entry): Candidate | undefined =>
  here.find((c) => heads(c, entry));
