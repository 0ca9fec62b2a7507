import { around } from '../candidates/around.ts';
import type { Collected } from '../candidates/collected.ts';
import type { Entry } from '../candidates/entries.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { sentenceStart } from '../document/plain.ts';
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

/** The table row of a name; `sure`: the table holds declared names. */
type Cell = { row: Unit[]; rank: number | null; sure: boolean; table: number };

const cellsOf = (all: Collected): Map<Unit, Cell> =>
  new Map(
    all.tables.flatMap(({ cells, sure }, table) =>
      cells.map(({ unit, row, rank }): [Unit, Cell] => [unit, { row, rank, sure, table }]),
    ),
  );

const JOINS =
  /^\s*(?:,|,? ?(?:(?:et|ou)(?: (?:bien|encore|alors|même|sinon|aussi|enfin|surtout))?|ainsi qu[e’']|puis|voire|mais aussi|sans oublier|and|or)(?:\s+(?:à|au|aux|des))?)\s*(?:(?:de|du|d['’]|chez|at|with|to|from)\s*)?(?:(?:le|la|les|l['’]|the)\s*)?$/iu;

/** How a name is joined to the previous one in its sentence: 2 by "et" or "ou", 1 by a comma, 0 not. */
function joined(c: Candidate, last: Found | undefined): number {
  if (last === undefined || last.c.unit !== c.unit || last.c.j > c.i) return 0;
  if (last.c.i < sentenceStart(c.unit.tokens, c.i)) return 0;
  const from = c.unit.tokens[last.c.j - 1]?.to ?? 0;
  const between = c.unit.text.slice(from, c.unit.tokens[c.i]?.from ?? 0).replace(/^\s*\([^()]{0,60}\)/u, '');
  if (!JOINS.test(between)) return 0;
  return /(?:et|ou|que|voire|puis|aussi|oublier|and|or)\s/iu.test(between) ? 2 : 1;
}

/** The evidence for judging an answer; `scopes` are verdicts by line, `company` scores an entry. */
export type Bench = {
  all: Collected;
  known: Known;
  setting: Setting;
  scopes: readonly (Verdict | null)[];
  company: (entry: Entry) => number;
};

/** Judges the candidates of one answer in the order of the text. */
class Judge {
  readonly found: Found[] = [];
  private readonly bench: Bench;
  private readonly cells: Map<Unit, Cell>;
  private readonly held: ReadonlySet<Unit>;

  constructor(bench: Bench) {
    this.bench = bench;
    const { all } = bench;
    this.cells = cellsOf(all);
    const heads = [...all.entryOf].filter(([c, e]) => c.form !== null || e.like === 'strong');
    this.held = new Set([...heads.map(([, e]) => e.unit), ...this.cells.keys()]);
  }

  run(declared: boolean): Found[] {
    for (const c of worthReading(this.bench.all)) if (c.form !== null || !declared) this.judge(c);
    return this.found;
  }

  private judge(c: Candidate): void {
    const a = around(c, this.nextKnown(c));
    const entry = this.bench.all.entryOf.get(c);
    const cell = this.cells.get(c.unit);
    const { verdict: first, as } = this.first(c, a, entry, cell);
    const verdict = first.counted ? (this.second(c, cell) ?? first) : first;
    const series =
      cell !== undefined
        ? `table${cell.table}`
        : c.head && c.unit.ordinal !== null
          ? (entry?.group ?? 'lines')
          : 'words';
    const rank = cell?.rank ?? (c.head ? c.unit.ordinal : null) ?? rankInWords(a);
    const site = siteBeside(c, this.bench.known)?.is;
    this.found.push({ c, a, verdict, rank, series, as, site });
  }

  /** First token of the next declared name on the line: the text after it is about that name. */
  private nextKnown({ unit, j }: Candidate): number {
    return this.bench.all.knownStarts[unit.index]?.find((i) => i >= j) ?? Number.POSITIVE_INFINITY;
  }

  private first(
    c: Candidate,
    a: Around,
    entry: Entry | undefined,
    cell: Cell | undefined,
  ): { verdict: Verdict; as: string | null } {
    if (c.form !== null) return this.ofKnown(c, a, entry);
    if (cell !== undefined) {
      const row = cell.row.map((unit) => unit.text).join('\n');
      return { verdict: judgeHead(c, a, row, cell.sure ? 3 : 1, this.bench.setting.here), as: null };
    }
    return { verdict: entry === undefined ? this.inProse(c, a) : this.ofEntry(c, a, entry), as: null };
  }

  private ofKnown(
    c: Candidate,
    a: Around,
    entry: Entry | undefined,
  ): { verdict: Verdict; as: string | null } {
    const first = judgeKnown(c, a, this.bench.setting);
    const other = otherHouse(c, a, { known: this.bench.known, setting: this.bench.setting }, this.bench.all);
    if (other !== null && 'as' in other) return { verdict: first, as: other.as };
    if (other !== null && (first.counted || first.veto)) return { verdict: other, as: null };
    const under = first.counted && entry !== undefined ? this.under(entry) : null;
    return { verdict: under ?? first, as: null };
  }

  /** The verdict of the lines under an entry against it; null without. */
  private under({ body }: Entry): Verdict | null {
    return linesAgainst(body.split(/\n|[.;:!] |, (?:mais|but) /u).slice(1, 6));
  }

  private ofEntry(c: Candidate, a: Around, entry: Entry): Verdict {
    const company = this.bench.company(entry);
    // A heading titles a section, unless it has the layout of a declared name.
    if (c.unit.kind === 'heading' && c.unit.ordinal === null && company < 2)
      return no('pas un nom d’entreprise', 'R6 · titre de partie');
    const under = c.unit.kind === 'heading' || company > 1 ? this.under(entry) : null;
    return under ?? judgeHead(c, a, entry.body, company, this.bench.setting.here);
  }

  private inProse(c: Candidate, a: Around): Verdict {
    if (this.bench.all.fields.has(c.unit))
      return no('pas un nom d’entreprise', 'R6 · champ de la maison au-dessus');
    const counted = this.found.slice(-12).filter((f) => f.verdict.counted && f.c.unit === c.unit);
    return judgeProse(
      c,
      a,
      {
        joined: joined(c, counted.at(-1)),
        after: counted.length > 0,
        inside: counted.some((f) => f.c.head),
        besideEntries: this.held.size > 1,
      },
      this.bench.setting.here,
    );
  }

  /** Objections to a counted mention: the title over it, its table row. */
  private second(c: Candidate, cell: Cell | undefined): Verdict | null {
    const scope = scopeOver(this.bench.scopes, c);
    return scope ?? (cell === undefined ? null : linesAgainst(cell.row.map((u) => u.text)));
  }
}

/** `declared`: judges only the client and its declared competitors. */
export const decide = (bench: Bench, declared: boolean): Found[] => new Judge(bench).run(declared);
