import type { Doc, Unit } from '../document/types.ts';

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
