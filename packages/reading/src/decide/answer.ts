import type { Collected } from '../candidates/collected.ts';
import type { Entry } from '../candidates/entries.ts';
import type { Candidate } from '../candidates/types.ts';
import type { Unit } from '../document/types.ts';
import { companyOf } from '../judge/company.ts';
import { type Emphasis, emphasisIn } from '../judge/emphasis.ts';
import type { Setting } from '../judge/known.ts';
import type { Verdict } from '../judge/verdict.ts';
import { type Where, whereIn } from '../judge/where.ts';
import { worthReading } from '../judge/worth-reading.ts';
import type { Known } from '../names/forms.ts';

/** What is known before the first mention is judged: the names, what was asked, the parts of the answer. */
export type Bench = {
  known: Known;
  setting: Setting;
  scopes: (Verdict | null)[];
  units: readonly Unit[];
  /** Words of the question and of the client's town: what is here. */
  here: ReadonlySet<string>;
};

/** The row of a table that a name heads. */
export type Cell = {
  row: Unit[];
  rank: number | null;
  sure: boolean;
  headings: ReadonlyMap<number, string>;
  table: number;
};

/** The answer as a whole, as every mention of it is judged. */
export type Answer = {
  all: Collected;
  bench: Bench;
  /** Candidates in the order of the text. */
  inText: readonly Candidate[];
  /** How sure it is that an entry stands among businesses, 0 to 3. */
  company: (entry: Entry) => number;
  cellOf: ReadonlyMap<Unit, Cell>;
  where: (index: number) => Where | null;
  emphasis: (c: Candidate) => Emphasis | null;
  /** How many names end on the same word as this one. */
  alike: (c: Candidate) => number;
};

function cellsOf(all: Collected): Map<Unit, Cell> {
  const cellOf = new Map<Unit, Cell>();
  for (const [table, { cells, sure, headings }] of all.tables.entries())
    for (const { unit, row, rank } of cells) cellOf.set(unit, { row, rank, sure, headings, table });
  return cellOf;
}

/** Two mentions of one house mostly end alike. */
const lastWord = (c: Candidate): string => c.unit.tokens[c.j - 1]?.fold ?? '';

export function answerOf(all: Collected, bench: Bench): Answer {
  const inText = worthReading(
    [...all.known, ...all.unknown].sort((x, y) => x.unit.index - y.unit.index || x.i - y.i),
  );
  const times = new Map<string, number>();
  for (const c of inText) times.set(lastWord(c), (times.get(lastWord(c)) ?? 0) + 1);
  return {
    all,
    bench,
    inText,
    company: companyOf(all),
    cellOf: cellsOf(all),
    where: whereIn(all),
    emphasis: emphasisIn(all),
    alike: (c) => times.get(lastWord(c)) ?? 0,
  };
}
