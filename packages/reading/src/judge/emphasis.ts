import type { Collected } from '../candidates/collected.ts';
import { emphasisOver } from '../candidates/known.ts';
import type { Candidate } from '../candidates/types.ts';

/** How a name that is set apart compares with the names of the file set apart in the same answer. */
export type Emphasis = 'sameEmphasis' | 'otherEmphasis';

const kindOf = ({ unit, i, j }: Candidate) => emphasisOver(unit, i, j)?.kind;

/** An answer sets its businesses apart in one way: where they are in bold, italics are titles, dishes and words. */
export function emphasisIn(all: Collected): (c: Candidate) => Emphasis | null {
  const kinds = new Set(all.known.filter((c) => c.emphasised).map(kindOf));
  return (c) =>
    !c.emphasised || kinds.size === 0 ? null : kinds.has(kindOf(c)) ? 'sameEmphasis' : 'otherEmphasis';
}
