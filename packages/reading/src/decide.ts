import { around } from './candidates/around.ts';
import type { Entry } from './candidates/entries.ts';
import { hasSignWord } from './candidates/likeness.ts';
import type { Around, Candidate } from './candidates/types.ts';
import { withKind } from './candidates/with-kind.ts';
import type { Collected } from './collect.ts';
import type { Unit } from './document/types.ts';
import type { Found } from './found.ts';
import {
  branchOf,
  completes,
  counted,
  earlierInUnit,
  firstFrom,
  follows,
  followsLater,
  nextKnown,
  sharesFate,
  underHead,
} from './judge/beside.ts';
import { companyOf } from './judge/company.ts';
import { emphasisIn } from './judge/emphasis.ts';
import { tellsOfHouse } from './judge/facts.ts';
import { unknownAgainst } from './judge/further.ts';
import { goodOf } from './judge/headings.ts';
import { otherHouse } from './judge/identity.ts';
import { leadsTo } from './judge/introduced.ts';
import { JUDGES, type Judges } from './judge/judges.ts';
import { judgeKnown, type Setting } from './judge/known.ts';
import { bodyAgainst, cellsAgainst, lineAgainst } from './judge/lines.ts';
import { lacksNeed } from './judge/need.ts';
import { deniedOfEach } from './judge/neither.ts';
import { sharesNext } from './judge/shares-next.ts';
import { staff } from './judge/staff.ts';
import { no, type Verdict, yes } from './judge/verdict.ts';
import { whereIn } from './judge/where.ts';
import { worthReading } from './judge/worth-reading.ts';
import { recommends } from './lexicons/verbs.ts';
import type { Known } from './names/forms.ts';
import { rankTold, supplyFirst } from './order/carried.ts';
import { scopeOver } from './scope.ts';
export type Bench = {
  known: Known;
  setting: Setting;
  scopes: (Verdict | null)[];
  units: readonly Unit[];
  /** Words of the question and of the client's town: what is here. */
  here: ReadonlySet<string>;
};

/** Nothing is said on the line but its words of title. */
const titleLike = (entry: Entry) => entry.head.alone || (entry.body.split('\n')[0] ?? '').length < 30;

/** Title of a part rather than a business: deeper entries or other names stand under it. */
function titleOfPart(c: Candidate, entry: Entry, all: Collected, company: number): boolean {
  if (c.form !== null) return false;
  const { unit } = entry;
  if (unit.kind === 'heading') {
    const next = firstFrom(all.headings, unit.index + 1);
    const own = unit.tokens.slice(c.i, c.j);
    // "### Maison Rouzaud"; not "### Transports et Accès", "### Restaurant ou Traiteur ?".
    const sign =
      company > 0 &&
      hasSignWord(own) &&
      !own.some((t) => /^(?:et|ou|and|or)$/u.test(t.raw)) &&
      !unit.text.includes('?');
    return (company < 2 && !sign) || firstFrom(all.marked, unit.index + 1) < next;
  }
  return entry.parent && titleLike(entry) && all.partLists.has(entry.group);
}

function knownVerdict(
  c: Candidate,
  a: Around,
  bench: Bench,
  entry: Entry | undefined,
  all: Collected,
): { verdict: Verdict; as: string | null } {
  const first = judgeKnown(c, a, bench.setting);
  const other = otherHouse(c, a, bench, all);
  // What is said of a namesake or of another branch is not said of the client.
  if (other !== null && 'as' in other) return { verdict: first, as: other.as };
  if (other !== null && (first.counted || first.veto)) return { verdict: other, as: null };
  if (entry === undefined || !first.counted) return { verdict: first, as: null };
  const against = entry.body
    .split('\n')
    .slice(1, 6)
    .map(lineAgainst)
    .find((v) => v !== null);
  const under = c.unit.kind === 'heading' ? bodyAgainst(entry.body.trim()) : null;
  return { verdict: against ?? under ?? first, as: null };
}

/** Two mentions of one house mostly end alike. */
const lastWord = (c: Candidate): string => c.unit.tokens[c.j - 1]?.fold ?? '';

/** Judges every candidate of the answer. */
export function decide(all: Collected, bench: Bench, judges: Judges = JUDGES): Found[] {
  const company = companyOf(all);
  const rows = new Map<
    Unit,
    { row: Unit[]; rank: number | null; sure: boolean; headings: ReadonlyMap<number, string>; table: number }
  >();
  for (const [table, names] of all.tables.entries())
    for (const cell of names.cells)
      rows.set(cell.unit, { ...cell, sure: names.sure, headings: names.headings, table });
  const found: Found[] = [];
  const where = whereIn(all);
  const emphasis = emphasisIn(all);
  const headed = new Set<Unit>();
  let lastHead: Unit | undefined;
  let latest: Candidate | null = null;
  let lastRank: number | null = null;
  const inText = worthReading(
    [...all.known, ...all.unknown].sort((x, y) => x.unit.index - y.unit.index || x.i - y.i),
  );
  const times = new Map<string, number>();
  for (const c of inText) times.set(lastWord(c), (times.get(lastWord(c)) ?? 0) + 1);
  for (const c of inText) {
    const shared = around(c, nextKnown(c, all));
    const a = deniedOfEach(c, shared) ?? shared;
    const before = counted(c, found);
    const entry = all.entryOf.get(c);
    const cell = rows.get(c.unit);
    const inside = headed.has(c.unit) || (!c.emphasised && underHead(c.unit, lastHead, all.headings));
    let verdict: Verdict;
    let as: string | null = null;
    if (c.unit.kind === 'cell' && cell === undefined && (c.form === null || c.i === 0))
      verdict =
        c.form === null
          ? no('pas un nom d’entreprise', 'R5 · cellule sans nom')
          : yes('R1 · cellule de tableau', 0.6);
    else if (c.form !== null) ({ verdict, as } = knownVerdict(c, a, bench, entry, all));
    else if (cell !== undefined)
      verdict = judges.head(c, a, cell.row.map((u) => u.text).join('\n'), cell.sure ? 2 : 1, bench.here);
    else if (entry !== undefined) {
      const sure = company.get(entry.group) ?? 0;
      verdict = titleOfPart(c, entry, all, sure)
        ? no('pas un nom d’entreprise', 'R6 · titre de partie')
        : goodOf(entry, lastHead)
          ? no('pas un nom d’entreprise', 'R6 · produit de la maison au-dessus')
          : (tellsOfHouse(entry, lastHead, bench.units, sure) ??
            judges.head(c, a, entry.body, sure, bench.here));
    } else
      verdict = judges.prose(c, a, bench.here, {
        joined: follows(c, before) || followsLater(c, before),
        ahead: leadsTo(c, nextKnown(c, all)),
        inside,
        after: before !== undefined || earlierInUnit(c, found),
        again: (times.get(lastWord(c)) ?? 0) > 1,
        where: where(c.unit.index),
        latest,
        emphasis: emphasis(c),
      });
    if (verdict.counted) verdict = lacksNeed(a, bench.setting) ?? unknownAgainst(c, a) ?? verdict;
    if (verdict.counted && completes(c, a, before))
      verdict = no('référence ou fournisseur', 'R2e · complète ce qui est dit d’une autre maison');
    if (verdict.counted) verdict = staff(c, a, found, inside) ?? verdict;
    if (verdict.counted && branchOf(c, before))
      verdict = no('pas un nom d’entreprise', 'R10 · agence de la maison nommée');
    if (verdict.counted) verdict = sharesFate(c, found) ?? verdict;
    const scope = scopeOver(bench.scopes, c, entry !== undefined && (company.get(entry.group) ?? 0) < 2);
    // "À éviter : X. Préférez Y": the other is offered.
    const preferred = scope?.counted === false && scope.reason !== 'source seulement' && recommends(a.tail);
    if (verdict.counted && scope !== null && !preferred) verdict = scope;
    if (verdict.counted && cell !== undefined) verdict = cellsAgainst(cell.row, cell.headings) ?? verdict;
    const rank: number | null =
      cell?.rank ??
      (c.head ? c.unit.ordinal : null) ??
      rankTold(c, a, before?.rank, verdict.counted ? lastRank : null);
    const series =
      cell !== undefined
        ? `table${cell.table}`
        : c.head && c.unit.ordinal !== null
          ? (entry?.group ?? 'lines')
          : 'words';
    if (verdict.counted && series === 'words') lastRank = rank;
    if (c.head && verdict.counted) {
      headed.add(c.unit);
      lastHead = c.unit;
    }
    if (verdict.counted) latest = c;
    found.push({
      c: verdict.counted && c.form === null && !c.head ? withKind(c) : c,
      a,
      verdict,
      rank,
      series,
      as,
    });
  }
  for (const [k, one] of found.entries()) one.verdict = sharesNext(one, found[k + 1]) ?? one.verdict;
  supplyFirst(found);
  return found;
}
