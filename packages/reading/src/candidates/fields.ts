import type { Doc, Unit } from '../document/types.ts';
import { LISTING } from '../lexicons/titles.ts';
import type { Entry } from './entries.ts';

/** The lines of a card that say something of the house above them: "Tarif : 66 €", under each of several siblings. */
export type Fields = {
  /** Tokens up to which the label of a field goes, by the line. */
  labels: ReadonlyMap<Unit, number>;
  /** Entries that have such lines, and the groups they stand in. */
  cards: ReadonlySet<Unit>;
  groups: ReadonlySet<string>;
};

type Field = { entry: Entry; line: Unit; j: number };

/** Words of a label at most. */
const LABEL = 5;

/** The words before the colon that opens what a line says, when they are few. */
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

/** A name may come back in another part of the answer: one label of the group stands thrice or is of words of the language. */
const surelyLabel = (lines: readonly Field[]): boolean =>
  lines.some(({ line, j }) => j > 0 && (lines.length > 2 || plain(line, j)));

const marker = (unit: Unit) => unit.text.slice(0, unit.head).trim();

/** The lines right under an entry, as far as the next heading, at most a dozen. */
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

/** Under the line of a name, one that is all in italics, or a row of facts: "_Europole_", "**Ouvert · Fleuriste · 4,7**". */
function underName(doc: Doc, unit: Unit): boolean {
  const before = doc.units[unit.index - 1];
  if (before === undefined || unit.marked || unit.kind !== 'paragraph') return false;
  if (before.kind !== 'heading' && before.block !== unit.block) return false;
  const end = unit.text.trimEnd().length;
  const over = unit.marks.filter((m) => m.from <= unit.head && m.to >= end);
  return over.length > 0 && (over.every((m) => m.kind === 'em') || unit.text.split(' · ').length > 2);
}

/** "[Les 12 meilleures formations - X](…)", or a link alone over a line in bold: the page that somebody is found on (R2f). */
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

/** A label that opens a line under several entries of one group is a field of each: it names nobody (R6). */
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
    // One pictogram may mark the names of each part: two of them mark fields.
    if (!again.some(surelyLabel) && again.filter(([first]) => first?.j === 0).length < 2) continue;
    groups.add(group);
    for (const { entry, line, j } of again.flat()) {
      cards.add(entry.unit);
      labels.set(line, j);
    }
  }
  return { labels, cards, groups };
}
