import { unknownFrom } from './candidates/candidate.ts';
import { type Collected, nothingCollected } from './candidates/collected.ts';
import { type Entry, entriesOf, madeLike, makesOf } from './candidates/entries.ts';
import { fieldsOf } from './candidates/fields.ts';
import { fromHit } from './candidates/known.ts';
import { provenBySite } from './candidates/proven-by-site.ts';
import { capitalSpans } from './candidates/spans.ts';
import { endInCell, namesInTables } from './candidates/tables.ts';
import type { Candidate } from './candidates/types.ts';
import { headOf } from './candidates/unknown.ts';
import type { Doc, Unit } from './document/types.ts';
import { domainsIn, sameHost } from './names/domains.ts';
import { findKnown } from './names/find.ts';
import type { Known } from './names/forms.ts';

/** Most unknown names collected: twice the number judged, and far above a real answer. */
const ENOUGH = 400;

/** "[alpes.app] House": the domain is only the beginning of a name. */
const goesOn = ({ tokens }: Unit, j: number): boolean =>
  /^\s$/u.test(tokens[j]?.gap ?? '') && tokens[j]?.capital === true;

class Collector {
  readonly out = nothingCollected();
  private readonly taken: Uint8Array[] = [];
  private readonly inUnit: Candidate[][] = [];
  /** By unit index: the candidates of `inUnit` that are declared names. */
  private readonly declared: Candidate[][] = [];
  private readonly doc: Doc;
  private readonly names: Known;
  private readonly most: number;

  constructor(doc: Doc, names: Known, declared: boolean) {
    this.doc = doc;
    this.names = names;
    // With the client's site in the answer, `provenBySite` may give an undeclared name to the client.
    const bySite = names.site !== '' && doc.answer.toLowerCase().includes(names.site);
    this.most = declared && !bySite ? -1 : ENOUGH;
  }

  run(): Collected {
    this.out.units = this.doc.units;
    for (const unit of this.doc.units) this.knownIn(unit);
    const entries = entriesOf(this.doc);
    this.out.fields = fieldsOf(this.doc);
    this.out.entries.push(...entries.filter((e) => !this.out.fields.has(e.unit)));
    for (const unit of this.out.fields) this.takenIn(unit).fill(1);
    this.out.makes = makesOf(
      this.out.entries,
      (e) => headOf(this.inUnit[e.unit.index] ?? [], e)?.form != null,
    );
    this.out.tables.push(...namesInTables(this.doc, (u) => this.knownOf(u).some((c) => c.i < 2)));
    for (const entry of this.out.entries) this.headIn(entry);
    for (const table of this.out.tables) for (const cell of table.cells) this.cellName(cell.unit);
    for (const unit of this.doc.units) if (unit.kind !== 'cell') this.proseIn(unit);
    provenBySite(this.out, this.names);
    return this.out;
  }

  private takenIn(unit: Unit): Uint8Array {
    return this.taken[unit.index] ?? new Uint8Array(0);
  }

  private knownOf(unit: Unit): Candidate[] {
    return this.declared[unit.index] ?? [];
  }

  private knownIn(unit: Unit): void {
    const taken = new Uint8Array(unit.tokens.length);
    this.taken.push(taken);
    const here: Candidate[] = [];
    this.inUnit.push(here);
    const declared: Candidate[] = [];
    this.declared.push(declared);
    for (const hit of domainsIn(unit)) {
      if (goesOn(unit, hit.j) && !sameHost(hit.host, this.names.site)) continue;
      taken.fill(1, hit.i, hit.j);
      this.out.domains.push({ unit, hit });
    }
    for (const hit of findKnown(unit, this.names)) {
      if (taken.subarray(hit.i, hit.j).includes(1)) continue;
      const c = fromHit(unit, hit, this.names);
      if (c === null) continue;
      taken.fill(1, c.i, c.j);
      here.push(c);
      if (c.form !== null) declared.push(c);
      (c.form === null ? this.out.unknown : this.out.known).push(c);
    }
    this.out.knownStarts.push(declared.map((c) => c.i));
  }

  private headIn(entry: Entry): void {
    const own = headOf(this.inUnit[entry.unit.index] ?? [], entry);
    if (own !== undefined) {
      own.head = true;
      this.takenIn(entry.unit).fill(1, Math.min(entry.head.i, own.i), own.i);
      this.out.entryOf.set(own, entry);
      return;
    }
    if (this.out.unknown.length > this.most) return;
    const taken = this.takenIn(entry.unit);
    if (
      (entry.like === 'no' && !madeLike(entry, this.out.makes)) ||
      taken.subarray(entry.head.i, entry.head.j).includes(1)
    )
      return;
    const c = unknownFrom(entry.unit, entry.head.i, entry.head.j, true);
    taken.fill(1, c.i, c.j);
    this.out.unknown.push(c);
    this.out.entryOf.set(c, entry);
  }

  private cellName(unit: Unit): void {
    const own = (this.inUnit[unit.index] ?? [])[0];
    if (own !== undefined) {
      own.head = true;
      return;
    }
    if (this.out.unknown.length > this.most) return;
    if (this.out.domains.some((d) => d.unit === unit && sameHost(d.hit.host, this.names.site))) return;
    const j = endInCell(unit);
    if (j > 0) this.out.unknown.push(unknownFrom(unit, 0, j, true));
  }

  private proseIn(unit: Unit): void {
    if (this.out.unknown.length > this.most) return;
    const taken = this.takenIn(unit);
    for (const { i, j } of capitalSpans(unit, taken)) this.out.unknown.push(unknownFrom(unit, i, j, false));
  }
}

/** `declared`: undeclared names are left out, unless the client's site in the answer may prove one. */
export const collect = (doc: Doc, names: Known, declared: boolean): Collected =>
  new Collector(doc, names, declared).run();
