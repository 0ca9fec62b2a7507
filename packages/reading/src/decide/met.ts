import { around } from '../candidates/around.ts';
import type { Entry } from '../candidates/entries.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Unit } from '../document/types.ts';
import type { Found } from '../found.ts';
import { counted, nextKnown, underHead } from '../judge/beside.ts';
import { deniedOfEach } from '../judge/neither.ts';
import type { Answer, Cell } from './answer.ts';

/** What was read before: each name is judged by those ahead of it in the text. */
export type SoFar = {
  found: Found[];
  /** Lines headed by a business that counts, and the last of them. */
  headed: Set<Unit>;
  lastHead: Unit | undefined;
  latest: Candidate | null;
  /** The rank that words gave to the last business counted in running text. */
  lastRank: number | null;
};

export const nothingYet = (): SoFar => ({
  found: [],
  headed: new Set(),
  lastHead: undefined,
  latest: null,
  lastRank: null,
});

/** A mention as one comes to it, with what stands around and what came before. */
export type Met = {
  c: Candidate;
  a: Around;
  entry: Entry | undefined;
  /** How sure it is that its entry is one of businesses; 0 outside of entries, 3 made like a known one. */
  company: number;
  cell: Cell | undefined;
  /** The last business counted before, in the same sentence. */
  before: Found | undefined;
  /** It stands in the card of a house. */
  inside: boolean;
  answer: Answer;
  soFar: Readonly<SoFar>;
};

/** "*A*, place Molière, travaille… *B* (Saint-Serge) se concentre…": set apart like the name that opens the line, it opens its own sentence. */
const setLikeHead = (c: Candidate, found: readonly Found[]): boolean =>
  c.emphasised &&
  c.unit.tokens[c.i]?.opening === true &&
  found.slice(-12).some((f) => f.c.unit === c.unit && f.c.head && f.c.emphasised && f.verdict.counted);

export function meet(c: Candidate, answer: Answer, soFar: Readonly<SoFar>): Met {
  const { all, cellOf } = answer;
  const shared = around(c, nextKnown(c, all));
  const entry = all.entryOf.get(c);
  return {
    c,
    a: deniedOfEach(c, shared) ?? shared,
    entry,
    company: entry === undefined ? 0 : answer.company(entry),
    cell: cellOf.get(c.unit),
    before: counted(c, soFar.found),
    inside:
      (soFar.headed.has(c.unit) && !setLikeHead(c, soFar.found)) ||
      (!c.emphasised && underHead(c.unit, soFar.lastHead, all.headings)),
    answer,
    soFar,
  };
}

/** Keeps what was decided of a mention for those that follow. */
export function keep(soFar: SoFar, c: Candidate, found: Found): void {
  soFar.found.push(found);
  if (!found.verdict.counted) return;
  soFar.latest = c;
  if (found.series === 'words') soFar.lastRank = found.rank;
  if (!c.head) return;
  soFar.headed.add(c.unit);
  soFar.lastHead = c.unit;
}
