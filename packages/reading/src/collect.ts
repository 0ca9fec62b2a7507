import { unknownFrom } from './candidates/candidate.ts';
import type { Collected } from './candidates/collected.ts';
import { type Entry, entriesOf, fieldsOf, headOf, madeLike, makesOf } from './candidates/entries.ts';
import { fromHit } from './candidates/known.ts';
import { provenBySite } from './candidates/proven-by-site.ts';
import { capitalSpans } from './candidates/spans.ts';
import { endInCell, namesInTables } from './candidates/tables.ts';
import type { Candidate } from './candidates/types.ts';
import type { Doc, Unit } from './document/types.ts';
import { domainsIn, sameHost } from './names/domains.ts';
import { findKnown } from './names/find.ts';
import type { Known } from './names/forms.ts';

/** Most unknown names collected: twice the number judged, and far above a real answer. */
const ENOUGH = 400;

/** "[alpes.app] House": the domain is only the beginning of a name. */
const goesOn = ({ tokens }: Unit, j: number): boolean =>
  /^\s$/u.test(tokens[j]?.gap ?? '') && tokens[j]?.capital === true;

/** The names of a line: tokens that a name covers, candidates, and those of them that are declared names. */
type Line = { taken: Uint8Array; here: Candidate[]; declared: Candidate[] };

/** `declared`: undeclared names are left out, unless the client's site in the answer may prove one. */
export function collect(doc: Doc, names: Known, declared: boolean): Collected {
  const { units } = doc;
  const domains: Collected['domains'] = [];
  const known: Candidate[] = [];
  const unknown: Candidate[] = [];
  const entryOf = new Map<Candidate, Entry>();

  const lines = units.map((unit): Line => {
    const line: Line = { taken: new Uint8Array(unit.tokens.length), here: [], declared: [] };
    for (const hit of domainsIn(unit)) {
      if (goesOn(unit, hit.j) && !sameHost(hit.host, names.site)) continue;
      line.taken.fill(1, hit.i, hit.j);
      domains.push({ unit, hit });
    }
    for (const hit of findKnown(unit, names)) {
      if (line.taken.subarray(hit.i, hit.j).includes(1)) continue;
      const c = fromHit(unit, hit, names);
      if (c === null) continue;
      line.taken.fill(1, c.i, c.j);
      line.here.push(c);
      if (c.form !== null) line.declared.push(c);
      (c.form === null ? unknown : known).push(c);
    }
    return line;
  });
  const lineOf = ({ index }: Unit): Line =>
    lines[index] ?? { taken: new Uint8Array(0), here: [], declared: [] };

  const fields = fieldsOf(doc);
  for (const unit of fields) lineOf(unit).taken.fill(1);
  const entries = entriesOf(doc).filter(({ unit }) => !fields.has(unit));
  const makes = makesOf(entries, (entry) => headOf(lineOf(entry.unit).here, entry)?.form != null);
  const tables = namesInTables(doc, (unit) => lineOf(unit).declared.some((c) => c.i < 2));
  // With the client's site in the answer, `provenBySite` may give an undeclared name to the client.
  const bySite = names.site !== '' && doc.answer.toLowerCase().includes(names.site);
  const most = declared && !bySite ? -1 : ENOUGH;

  for (const entry of entries) {
    const { unit, head, like } = entry;
    const { taken, here } = lineOf(unit);
    const own = headOf(here, entry);
    if (own !== undefined) {
      own.head = true;
      taken.fill(1, Math.min(head.i, own.i), own.i);
      entryOf.set(own, entry);
    } else if (
      unknown.length <= most &&
      (like !== 'no' || madeLike(entry, makes)) &&
      !taken.subarray(head.i, head.j).includes(1)
    ) {
      const c = unknownFrom(unit, head.i, head.j, true);
      taken.fill(1, c.i, c.j);
      unknown.push(c);
      entryOf.set(c, entry);
    }
  }
  for (const { unit } of tables.flat()) {
    const [own] = lineOf(unit).here;
    const ownSite = () => domains.some((d) => d.unit === unit && sameHost(d.hit.host, names.site));
    const j = endInCell(unit);
    if (own !== undefined) own.head = true;
    else if (unknown.length <= most && !ownSite() && j > 0) unknown.push(unknownFrom(unit, 0, j, true));
  }
  for (const unit of units) {
    if (unit.kind === 'cell' || unknown.length > most) continue;
    for (const { i, j } of capitalSpans(unit, lineOf(unit).taken))
      unknown.push(unknownFrom(unit, i, j, false));
  }
  const knownStarts = lines.map((line) => line.declared.map((c) => c.i));
  const all = { units, known, unknown, domains, entries, tables, entryOf, knownStarts, makes };
  provenBySite(all, names);
  return all;
}
