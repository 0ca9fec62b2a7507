import type { Collected } from '../candidates/collected.ts';
import type { Candidate } from '../candidates/types.ts';
import { sentenceStart } from '../document/plain.ts';
import type { Unit } from '../document/types.ts';
import type { Found } from './verdict.ts';

/** No answer to a customer names one business fifty times, or two hundred others: what comes after is not read. */
const [OF_ONE, OF_UNKNOWN] = [50, 200];

export function worthReading(all: Collected): Candidate[] {
  const times = new Map<unknown, number>();
  return [...all.known, ...all.unknown]
    .sort((x, y) => x.unit.index - y.unit.index || x.i - y.i)
    .filter((c) => {
      const count = (times.get(c.form) ?? 0) + 1;
      times.set(c.form, count);
      return count <= (c.form === null ? OF_UNKNOWN : OF_ONE);
    });
}

/** The row of a table that a name heads. */
export type Cell = { row: Unit[]; rank: number | null; sure: boolean; table: number };

export const cellsOf = (all: Collected): Map<Unit, Cell> =>
  new Map(
    all.tables.flatMap(({ cells, sure }, table) =>
      cells.map(({ unit, row, rank }): [Unit, Cell] => [unit, { row, rank, sure, table }]),
    ),
  );

const JOINS =
  /^\s*(?:,|,? ?(?:(?:et|ou)(?: (?:bien|encore|alors|même|sinon|aussi|enfin|surtout))?|ainsi qu[e’']|puis|voire|mais aussi|sans oublier|and|or)(?:\s+(?:à|au|aux|des))?)\s*(?:(?:de|du|d['’]|chez|at|with|to|from)\s*)?(?:(?:le|la|les|l['’]|the)\s*)?$/iu;

/** How a name is joined to the one counted before it in its sentence: 2 by "et" or "ou", 1 by a comma. */
export function joined(c: Candidate, last: Found | undefined): number {
  if (last === undefined || last.c.unit !== c.unit || last.c.j > c.i) return 0;
  if (last.c.i < sentenceStart(c.unit.tokens, c.i)) return 0;
  const from = c.unit.tokens[last.c.j - 1]?.to ?? 0;
  const between = c.unit.text.slice(from, c.unit.tokens[c.i]?.from ?? 0).replace(/^\s*\([^()]{0,60}\)/u, '');
  if (!JOINS.test(between)) return 0;
  return /(?:et|ou|que|voire|puis|aussi|oublier|and|or)\s/iu.test(between) ? 2 : 1;
}
