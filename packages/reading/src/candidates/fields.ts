import type { Doc, Unit } from '../document/types.ts';
import { LISTING } from '../lexicons/titles.ts';
import type { Entry } from './entries.ts';

/** Lines that give a detail of the business above them: "Tarif : 66 €" under each of several entries. */
export type Fields = {
  /** By line: the number of tokens in the label of its field. */
  labels: ReadonlyMap<Unit, number>;
  /** Entries that have such lines, and the groups of these entries. */
  cards: ReadonlySet<Unit>;
  groups: ReadonlySet<string>;
};

type Field = { entry: Entry; line: Unit; j: number };

/** Most words in a label. */
const LABEL = 5;

/** The emoji at the head of a line, else its few words before a colon or question mark; null without. */
function labelOf(unit: Unit): { key: string; j: number } | null {
  if (unit.kind === 'heading') return null;
  const icon = /\p{Extended_Pictographic}/u.exec(unit.text.slice(0, unit.head))?.[0];
  if (icon !== undefined) return { key: icon, j: 0 };
  const colon = unit.text.slice(unit.head).search(/[:?]/u) + unit.head;
  if (colon < unit.head) return null;
  const own = unit.tokens.filter((t) => t.from < colon);
  if (own.length === 0 || own.length > LABEL || /[.,;(]/u.test(unit.text.slice(unit.head, colon)))
    return null;
  return { key: own.map((t) => t.fold).join(' '), j: own.length };
}

const plain = (unit: Unit, j: number): boolean =>
  unit.tokens.slice(0, j).every((t, k) => t.common || (k > 0 && !t.capital));

/** A name may also occur under two entries. A label occurs three times or consists of dictionary words. */
const surelyLabel = (lines: readonly Field[]): boolean =>
  lines.some(({ line, j }) => j > 0 && (lines.length > 2 || plain(line, j)));

const marker = (unit: Unit) => unit.text.slice(0, unit.head).trim();

/** At most twelve lines under an entry, up to the next heading, table or sibling. */
function under(doc: Doc, { unit }: Entry): Unit[] {
  const next = doc.units.slice(unit.index + 1, unit.index + 13);
  const end = next.findIndex(
    (u) =>
      u.kind === 'heading' ||
      u.kind === 'cell' ||
      (u.kind === unit.kind &&
        u.depth <= unit.depth &&
        (u.block !== unit.block || u.ordinal !== null || (u.marked && marker(u) === marker(unit)))),
  );
  return end < 0 ? next : next.slice(0, end);
}

/** A line under a name that is all in italics or holds a row of facts: "_Europole_", "**Ouvert · Fleuriste · 4,7**". */
function underName(doc: Doc, unit: Unit): boolean {
  const before = doc.units[unit.index - 1];
  if (before === undefined || unit.marked || unit.kind !== 'paragraph') return false;
  if (before.kind !== 'heading' && before.block !== unit.block) return false;
  const end = unit.text.trimEnd().length;
  const over = unit.marks.filter((m) => m.from <= unit.head && m.to >= end);
  return over.length > 0 && (over.every((m) => m.kind === 'em') || unit.text.split(' · ').length > 2);
}

/** "[Les 12 meilleures formations - X](…)", or a link alone above a bold line: the title of a source page (R2f). */
function titlesPage(unit: Unit, next: Unit | undefined): boolean {
  const end = unit.text.trimEnd().length;
  const [mark, more] = unit.marks;
  if (unit.kind !== 'paragraph' || mark?.kind !== 'link' || more !== undefined) return false;
  if (mark.from > unit.head || mark.to < end) return false;
  const listing = unit.tokens.some((t) => LISTING.has(t.fold)) && unit.tokens.length > 4;
  const bold = next?.marks[0];
  return (
    listing ||
    (next?.block === unit.block &&
      bold?.kind === 'strong' &&
      bold.from <= next.head &&
      bold.to >= next.text.trimEnd().length)
  );
}

/** A label under several entries of one group is a field of each entry and names no business (R6). */
export function fieldsOf(doc: Doc, entries: readonly Entry[], _isKnown: (entry: Entry) => boolean): Fields {
  const labels = new Map<Unit, number>();
  const cards = new Set<Unit>();
  const groups = new Set<string>();
  const byGroup = new Map<string, Map<string, Field[]>>();
  for (const entry of entries) {
    const group = entry.group.replace(/^marked\d+/u, 'marked');
    const keys = byGroup.get(group) ?? new Map();
    byGroup.set(group, keys);
    const own = under(doc, entry).map((line) => ({ line, label: labelOf(line) }));
    for (const { line, label } of own) {
      if (label === null || own.filter((o) => o.label?.key === label.key).length > 1) continue;
      keys.set(label.key, [...(keys.get(label.key) ?? []), { entry, line, j: label.j }]);
    }
  }
  for (const unit of doc.units)
    if (underName(doc, unit) || titlesPage(unit, doc.units[unit.index + 1]))
      labels.set(unit, unit.tokens.length);
  for (const [group, keys] of byGroup) {
    const again = [...keys.values()].filter((lines) => lines.length > 1);
    // One repeated emoji may mark the names of each section; two repeated emojis mark fields.
    if (!again.some(surelyLabel) && again.filter(([first]) => first?.j === 0).length < 2) continue;
    groups.add(group);
    for (const { entry, line, j } of again.flat()) {
      cards.add(entry.unit);
      labels.set(line, j);
    }
  }
  return { labels, cards, groups };
}
