import type { Doc, Unit } from '../document/types.ts';
import { LISTING } from '../lexicons/titles.ts';

/** A line under a name that is all in italics or holds a row of facts: "_Europole_", "**Ouvert · Fleuriste · 4,7**". */
function underName(doc: Doc, unit: Unit): boolean {
  const before = doc.units[unit.index - 1];
  if (before === undefined || unit.marked || unit.kind !== 'paragraph') return false;
  if (before.kind !== 'heading' && before.block !== unit.block) return false;
  const end = unit.text.trimEnd().length;
  const over = unit.marks.filter((m) => m.from <= unit.head && m.to >= end);
  return over.length > 0 && (over.every((m) => m.kind === 'em') || unit.text.split(' · ').length > 2);
}

/** "[Les 12 meilleures formations - X](…)": the title of a source page (R2f). */
function titlesPage(unit: Unit): boolean {
  const [mark, more] = unit.marks;
  if (unit.kind !== 'paragraph' || mark?.kind !== 'link' || more !== undefined) return false;
  const whole = mark.from <= unit.head && mark.to >= unit.text.trimEnd().length;
  return whole && unit.tokens.length > 4 && unit.tokens.some((t) => LISTING.has(t.fold));
}

/** Lines that give details of the business above them or title a page, and name no business (R6). */
export const fieldsOf = (doc: Doc): ReadonlySet<Unit> =>
  new Set(doc.units.filter((unit) => underName(doc, unit) || titlesPage(unit)));
