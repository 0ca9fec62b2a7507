import { around } from '../candidates/around.ts';
import type { Collected } from '../candidates/collected.ts';
import type { Entry } from '../candidates/entries.ts';
import { hasSignWord } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Unit } from '../document/types.ts';
import { RECOMMENDS } from '../lexicons/advice.ts';
import type { Known } from '../names/forms.ts';
import { rankInWords } from '../order/rank.ts';
import { type Cell, cellsOf, joined, worthReading } from './beside.ts';
import { judgeHead } from './heads.ts';
import { otherHouse } from './identity.ts';
import { judgeKnown } from './known.ts';
import { judgeProse } from './prose.ts';
import { linesAgainst } from './said.ts';
import { scopeOver } from './scopes.ts';
import type { Setting } from './setting.ts';
import type { Found } from './verdict.ts';
import { no, type Verdict } from './verdict.ts';

/** What an answer is judged by: its names, what it says as a whole, over each line, over each entry. */
export type Bench = {
  all: Collected;
  known: Known;
  setting: Setting;
  scopes: readonly (Verdict | null)[];
  company: (entry: Entry) => number;
};

/** Decides about every candidate of one answer, in the order of the text. */
class Judge {
  readonly found: Found[] = [];
  private readonly all: Collected;
  private readonly known: Known;
  private readonly setting: Setting;
  private readonly scopes: readonly (Verdict | null)[];
  private readonly company: (entry: Entry) => number;
  private readonly cells: Map<Unit, Cell>;
  private readonly held: ReadonlySet<Unit>;
  private readonly emphases: ReadonlySet<string>;
  /** The last business that heads an entry and counts. */
  private lastHead: Unit | undefined;

  constructor({ all, known, setting, scopes, company }: Bench) {
    this.all = all;
    this.known = known;
    this.setting = setting;
    this.scopes = scopes;
    this.company = company;
    this.cells = cellsOf(all);
    const heads = [...all.entryOf].filter(([c, e]) => c.form !== null || e.like === 'strong');
    this.held = new Set([...heads.map(([, e]) => e.unit), ...this.cells.keys()]);
    this.emphases = new Set(all.known.filter((c) => c.emphasised).map((c) => this.emphasisOf(c)));
  }

  run(declared: boolean): Found[] {
    for (const c of worthReading(this.all)) if (c.form !== null || !declared) this.judge(c);
    return this.found;
  }

  private emphasisOf({ unit, i }: Candidate): string {
    const from = unit.tokens[i]?.from ?? 0;
    return unit.marks.find((m) => m.from <= from && m.to > from)?.kind ?? '';
  }

  private judge(c: Candidate): void {
    const a = around(c, this.nextKnown(c));
    const entry = this.all.entryOf.get(c);
    const cell = this.cells.get(c.unit);
    const { verdict: first, as } = this.first(c, a, entry, cell);
    const verdict = first.counted ? (this.second(c, a, cell) ?? first) : first;
    const series =
      cell !== undefined
        ? `table${cell.table}`
        : c.head && c.unit.ordinal !== null
          ? (entry?.group ?? 'lines')
          : 'words';
    const rank = cell?.rank ?? (c.head ? c.unit.ordinal : null) ?? rankInWords(c, a);
    this.found.push({ c, a, verdict, rank, series, as });
    if (verdict.counted && c.head) this.lastHead = c.unit;
  }

  /** First token of the next declared name on the line: what comes after it is said of that one. */
  private nextKnown({ unit, j }: Candidate): number {
    return this.all.knownStarts[unit.index]?.find((i) => i >= j) ?? Number.POSITIVE_INFINITY;
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
      return { verdict: judgeHead(c, a, row, cell.sure ? 3 : 1, this.setting.here), as: null };
    }
    return { verdict: entry === undefined ? this.inProse(c, a) : this.ofEntry(c, a, entry), as: null };
  }

  private ofKnown(
    c: Candidate,
    a: Around,
    entry: Entry | undefined,
  ): { verdict: Verdict; as: string | null } {
    const first = judgeKnown(c, a, this.setting);
    const other = otherHouse(c, a, { known: this.known, setting: this.setting }, this.all);
    if (other !== null && 'as' in other) return { verdict: first, as: other.as };
    if (other !== null && (first.counted || first.veto)) return { verdict: other, as: null };
    const under = first.counted && entry !== undefined ? this.under(entry) : null;
    return { verdict: under ?? first, as: null };
  }

  /** What the lines under an entry say against it. */
  private under({ body }: Entry): Verdict | null {
    return linesAgainst(body.split(/\n|[.;:!] |, (?:mais|but) /u).slice(1, 6));
  }

  private ofEntry(c: Candidate, a: Around, entry: Entry): Verdict {
    const company = this.company(entry);
    if (this.titlesPart(c, entry, company)) return no('pas un nom d’entreprise', 'R6 · titre de partie');
    const under = c.unit.kind === 'heading' || company > 1 ? this.under(entry) : null;
    return under ?? judgeHead(c, a, entry.body, company, this.setting.here);
  }

  /** Title of a part rather than a business: other names stand under it. */
  private titlesPart(c: Candidate, entry: Entry, company: number): boolean {
    const { unit } = entry;
    if (this.all.fields.cards.has(unit)) return false;
    if (unit.kind !== 'heading') return entry.parent && this.all.partLists.has(entry.group);
    if (unit.ordinal !== null && company > 0) return false;
    if ((company < 3 || entry.like !== 'strong') && this.all.fields.groups.has(entry.group))
      return unit.ordinal === null;
    const sign = company > 0 && hasSignWord(unit.tokens.slice(c.i, c.j)) && !unit.text.includes('?');
    if (company < 2 && !sign) return true;
    if (company > 2 && entry.like === 'strong') return false;
    const next = this.all.headings.find((k) => k > unit.index) ?? Number.POSITIVE_INFINITY;
    return this.all.marked.some((k) => k > unit.index && k < next);
  }

  private inProse(c: Candidate, a: Around): Verdict {
    if (this.all.fields.labels.has(c.unit))
      return no('pas un nom d’entreprise', 'R6 · champ de la maison au-dessus');
    const counted = this.found.slice(-12).filter((f) => f.verdict.counted && f.c.unit === c.unit);
    return judgeProse(
      c,
      a,
      {
        joined: joined(c, counted.at(-1)),
        after: counted.length > 0,
        inside: counted.some((f) => f.c.head) || (!c.emphasised && this.underHead(c.unit)),
        besideEntries: this.held.size > 1,
        sameEmphasis:
          !c.emphasised || this.emphases.size === 0 ? null : this.emphases.has(this.emphasisOf(c)),
      },
      this.setting.here,
    );
  }

  /** The line is of the card, the nested lines or the first paragraphs of the last business that heads an entry. */
  private underHead(unit: Unit): boolean {
    const head = this.lastHead;
    if (head === undefined || unit.index <= head.index) return false;
    if (unit.block === head.block && !unit.marked && head.marked) return true;
    if (head.kind === 'item') return unit.kind === 'item' && unit.depth > head.depth;
    const next = this.all.headings.find((k) => k > head.index) ?? Number.POSITIVE_INFINITY;
    return head.kind === 'heading' && unit.index - head.index < 3 && next > unit.index;
  }

  /** What may still speak against a mention that counts: the kind of the name before it, the title over it, its row. */
  private second(c: Candidate, a: Around, cell: Cell | undefined): Verdict | null {
    const last = this.found.at(-1);
    if (c.form === null && !c.head && last !== undefined && !last.verdict.counted && joined(c, last) > 0)
      if (/^(?:marque ou label|plateforme|organisme public)$/u.test(last.verdict.reason)) return last.verdict;
    const scope = scopeOver(this.scopes, c);
    const preferred =
      scope?.counted === false && scope.reason !== 'source seulement' && RECOMMENDS.test(a.tail);
    if (scope !== null && !preferred) return scope;
    return cell === undefined ? null : linesAgainst(cell.row.map((u) => u.text));
  }
}

/** `declared`: about the client and its declared competitors alone. */
export const decide = (bench: Bench, declared: boolean): Found[] => new Judge(bench).run(declared);
