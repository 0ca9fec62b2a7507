import { around } from '../candidates/around.ts';
import type { Collected } from '../candidates/collected.ts';
import type { Entry } from '../candidates/entries.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Unit } from '../document/types.ts';
import type { Known } from '../names/forms.ts';
import { rankInWords } from '../order/rank.ts';
import { judgeHead } from './heads.ts';
import { otherHouse, siteBeside } from './identity.ts';
import { judgeKnown } from './known.ts';
import { judgeProse } from './prose.ts';
import { linesAgainst } from './said.ts';
import { scopeOver } from './scopes.ts';
import type { Setting } from './setting.ts';
import { joined, sharedVerdict } from './shared.ts';
import { type Found, no, type Verdict } from './verdict.ts';

/** Most mentions judged: of one declared business, and of all undeclared names. Real answers have far fewer. */
const [OF_ONE, OF_UNKNOWN] = [50, 200];

function worthReading(all: Collected): Candidate[] {
  const times = new Map<unknown, number>();
  return [...all.known, ...all.unknown]
    .sort((x, y) => x.unit.index - y.unit.index || x.i - y.i)
    .filter((c) => {
      const count = (times.get(c.form) ?? 0) + 1;
      times.set(c.form, count);
      return count <= (c.form === null ? OF_UNKNOWN : OF_ONE);
    });
}

/** The table row of a name. */
type Cell = { row: Unit[]; rank: number | null; table: number };

const cellsOf = (all: Collected): Map<Unit, Cell> =>
  new Map(
    all.tables.flatMap((cells, table) =>
      cells.map(({ unit, row, rank }): [Unit, Cell] => [unit, { row, rank, table }]),
    ),
  );

/** The evidence for judging an answer; `scopes` are verdicts by line, `company` scores an entry. */
export type Bench = {
  all: Collected;
  known: Known;
  setting: Setting;
  scopes: readonly (Verdict | null)[];
  company: (entry: Entry) => number;
};

/** The verdict of the lines under an entry against it; null without. */
const under = ({ body }: Entry, need?: ReadonlySet<string>): Verdict | null =>
  linesAgainst(body.split(/\n|[.;:!] |, (?:mais|but) /u).slice(1, 6), need);

type First = { verdict: Verdict; as: string | null };

function ofKnown(c: Candidate, a: Around, entry: Entry | undefined, { all, known, setting }: Bench): First {
  const verdict = judgeKnown(c, a, setting);
  const other = otherHouse(c, a, { known, setting }, all);
  if (other !== null && 'as' in other) return { verdict, as: other.as };
  if (other !== null) return { verdict: other, as: null };
  const against = verdict.counted && entry !== undefined ? under(entry, setting.need) : null;
  return { verdict: against ?? verdict, as: null };
}

function ofEntry(c: Candidate, a: Around, entry: Entry, bench: Bench): Verdict {
  const company = bench.company(entry);
  // A heading titles a section, unless it has the layout of a declared name.
  if (c.unit.kind === 'heading' && c.unit.ordinal === null && company < 2)
    return no('pas un nom d’entreprise', 'R6 · titre de partie');
  const against = c.unit.kind === 'heading' || company > 1 ? under(entry) : null;
  return against ?? judgeHead(c, a, entry.body, company, bench.setting.here);
}

/** Judges the candidates of one answer in the order of the text; with `declared`, only declared names. */
export function decide(bench: Bench, declared: boolean): Found[] {
  const { all, known, setting, scopes } = bench;
  const found: Found[] = [];
  const cells = cellsOf(all);
  const heads = [...all.entryOf].filter(([c, e]) => c.form !== null || e.like === 'strong');
  const besideEntries = new Set([...heads.map(([, e]) => e.unit), ...cells.keys()]).size > 1;
  const inProse = (c: Candidate, a: Around): Verdict => {
    const counted = found.slice(-12).filter((f) => f.verdict.counted && f.c.unit === c.unit);
    const inside = counted.some((f) => f.c.head);
    const before = { joined: joined(c, counted.at(-1)), after: counted.length > 0, inside, besideEntries };
    return judgeProse(c, a, before, setting.here);
  };
  const first = (c: Candidate, a: Around, entry: Entry | undefined, cell: Cell | undefined): First => {
    if (c.form !== null) return ofKnown(c, a, entry, bench);
    if (cell !== undefined) {
      const row = cell.row.map((unit) => unit.text).join('\n');
      return { verdict: judgeHead(c, a, row, 3, setting.here), as: null };
    }
    return { verdict: entry === undefined ? inProse(c, a) : ofEntry(c, a, entry, bench), as: null };
  };
  for (const c of worthReading(all)) {
    if (c.form === null && declared) continue;
    // The text after the next declared name on the line is about that name.
    const nextKnown = all.knownStarts[c.unit.index]?.find((i) => i >= c.j);
    const a = around(c, nextKnown);
    const [entry, cell] = [all.entryOf.get(c), cells.get(c.unit)];
    const { verdict: own, as } = first(c, a, entry, cell);
    // Objections to a counted mention: the title over it, its table row, the name before it.
    const row = () =>
      cell === undefined
        ? null
        : linesAgainst(
            cell.row.map((u) => u.text),
            setting.need,
          );
    const verdict = own.counted ? (scopeOver(scopes, c) ?? row() ?? sharedVerdict(c, a, found) ?? own) : own;
    const numbered = c.head && c.unit.ordinal !== null ? (entry?.group ?? 'lines') : 'words';
    const series = cell === undefined ? numbered : `table${cell.table}`;
    const rank = cell?.rank ?? (c.head ? c.unit.ordinal : null) ?? rankInWords(a);
    found.push({ c, a, verdict, rank, series, as, site: siteBeside(c, known)?.is });
  }
  return found;
}
