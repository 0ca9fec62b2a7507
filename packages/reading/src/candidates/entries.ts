import type { Doc, Unit } from '../document/types.ts';
import { headOf as firstWords, type Head } from './head.ts';
import { type Likeness, likeness } from './likeness.ts';
import type { Candidate } from './types.ts';

/** An entry of the answer: a line that may open with a name, and the group of similar lines around it. */
export type Entry = {
  unit: Unit;
  head: Head;
  /** Entries of the same list, table or series of headings share it. */
  group: string;
  like: Likeness;
  /** The text after the head: the rest of its line, then the lines of its block and its nested lines. */
  body: string;
  /** The kinds of the lines under it, in their order: "paragraph item". */
  under: string;
  make: string;
};

/** At most ten lines that belong to an entry: its block and the lines nested in it. */
function bodyUnits(doc: Doc, unit: Unit): Unit[] {
  const out: Unit[] = [];
  for (const next of doc.units.slice(unit.index + 1, unit.index + 11)) {
    const nested = unit.kind === 'item' && next.kind === 'item' && next.depth > unit.depth;
    const sameBlock = next.block === unit.block && !(next.marked && unit.marked);
    const under = unit.kind === 'heading' && next.kind !== 'heading';
    const card = unit.kind === 'paragraph' && next.kind === 'item' && next.depth > 0 && unit.depth === 0;
    if (next.kind === 'heading' || next.kind === 'cell') break;
    if (!nested && !sameBlock && !under && !card) break;
    out.push(next);
  }
  return out;
}

function groupOf(unit: Unit, section: number): string | null {
  if (unit.kind === 'heading') return `h${unit.level}`;
  if (unit.kind === 'item' && unit.marked && unit.line === 0) return `list${unit.list}`;
  if (unit.marked) return unit.kind === 'item' ? `list${unit.list}+` : `marked${section}`;
  if (unit.kind === 'paragraph') return 'paragraphs';
  return null;
}

/** The layout of an entry: group, link, emphasis, number, then the sign after its head or the kinds of lines under it. */
function makeOf({ group, head, unit, under }: Omit<Entry, 'make'>): string {
  const from = unit.tokens[head.i]?.from ?? 0;
  const over = unit.marks.filter((m) => m.from <= from && m.to > from);
  const numbered = unit.ordinal !== null;
  const link = over.some((m) => m.kind === 'link') && !(numbered && head.emphasised);
  const end = Math.max(unit.tokens[head.j - 1]?.to ?? 0, ...over.map((m) => m.to));
  const sign = numbered && head.emphasised ? '' : /^\s*([^\s\p{L}\d])/u.exec(unit.text.slice(end))?.[1];
  const after = unit.kind === 'heading' ? under : sign;
  return [group, link, head.emphasised, numbered, after].join(' ');
}

/** The layout without its list; an emphasised head also ignores the sign after it. */
export function styleOf(entry: Entry): string {
  const { unit, head } = entry;
  const make = entry.make.slice(entry.group.length);
  return `${unit.kind} ${unit.marked} ${unit.depth}${head.emphasised ? make.replace(/\S*$/u, '') : make}`;
}

/** Layouts of the entries that declared names head, with the index of the last line of that layout that looks like a name. */
export type Makes = ReadonlyMap<string, number>;

export function makesOf(entries: readonly Entry[], isKnown: (entry: Entry) => boolean): Makes {
  const makes = new Map<string, number>();
  for (const entry of entries) {
    const { make } = entry;
    if (isKnown(entry) || (makes.has(make) && entry.like === 'strong')) makes.set(make, entry.unit.index);
  }
  return makes;
}

/** True when an entry has the layout of a declared name. A bold line, or a heading after the last name, may be a title. */
export function madeLike(entry: Entry, makes: Makes): boolean {
  const { unit, head } = entry;
  // The closing paragraph of the answer also counts as a line under the last heading.
  const last =
    makes.get(entry.make) ??
    (unit.kind === 'heading' ? makes.get(entry.make.replace(/item paragraph$/u, 'item')) : undefined);
  if (last === undefined) return false;
  const numbered = unit.ordinal !== null;
  if (unit.kind === 'heading') return numbered || unit.index < last || entry.like === 'strong';
  return (
    (numbered || (head.emphasised && head.j - head.i < 5)) &&
    (unit.marked ||
      (unit.kind === 'paragraph' && (unit.marks[0]?.kind === 'link' || /[·–—|(]$/u.test(entry.make))))
  );
}

/** An unmarked paragraph line all in bold, which titles the lines after it. */
function titleLine({ kind, marked, marks: [mark, more], head, text }: Unit): boolean {
  const bold = more === undefined && mark?.kind === 'strong';
  return kind === 'paragraph' && !marked && bold && mark.from <= head && mark.to >= text.trimEnd().length;
}

/** Every line that may be an entry; `tables.ts` reads table cells. */
export function entriesOf(doc: Doc): Entry[] {
  const entries: Entry[] = [];
  let section = 0;
  for (const unit of doc.units) {
    if (unit.kind === 'heading' || titleLine(unit)) section++;
    if (unit.kind === 'cell') continue;
    const group = groupOf(unit, section);
    const head = group === null ? null : firstWords(unit);
    if (group === null || head === null) continue;
    if (unit.kind === 'paragraph' && !unit.marked && !head.emphasised) continue;
    const under = bodyUnits(doc, unit);
    const rest = unit.text.slice(unit.tokens[head.j - 1]?.to ?? 0);
    const entry = {
      unit,
      head,
      group,
      like: likeness(unit.tokens.slice(head.i, head.j)),
      body: [rest, ...under.map((u) => u.text)].join('\n'),
      under: under
        .map((u) => u.kind)
        .filter((kind, k, all) => kind !== all[k - 1])
        .join(' '),
    };
    entries.push({ ...entry, make: makeOf(entry) });
  }
  return entries;
}

/** The candidate that heads an entry: at most one word precedes it. */
export const headOf = (here: readonly Candidate[], { head }: Entry): Candidate | undefined =>
  here.find((c) => c.i >= head.i && c.i < head.j && c.i - head.i <= 1);

/** A line under a name that is all in italics or holds a row of facts: "_Europole_", "**Ouvert · Fleuriste · 4,7**". */
function underName(doc: Doc, unit: Unit): boolean {
  const before = doc.units[unit.index - 1];
  if (before === undefined || unit.marked || unit.kind !== 'paragraph') return false;
  if (before.kind !== 'heading' && before.block !== unit.block) return false;
  const end = unit.text.trimEnd().length;
  const over = unit.marks.filter((m) => m.from <= unit.head && m.to >= end);
  return over.length > 0 && (over.every((m) => m.kind === 'em') || unit.text.split(' · ').length > 2);
}

/** Lines that give details of the business above them and name no business (R6). */
export const fieldsOf = (doc: Doc): ReadonlySet<Unit> =>
  new Set(doc.units.filter((unit) => underName(doc, unit)));
