import type { Doc } from '../document/types.ts';
import type { Collected } from './collected.ts';

/** Lists whose entries only title the names nested in them: names head the entries under at least one of its bare entries. */
export function partLists(doc: Doc, { entries, entryOf }: Collected): Set<string> {
  const named = [...entryOf].filter(([c, e]) => c.form !== null || e.like === 'strong');
  const headed = new Set(named.map(([c]) => c.unit.index));
  // Known names head bare entries of the list: the lines under it tell of them.
  const houses = new Set<string>();
  const known = new Map(named.filter(([c]) => c.form !== null).map(([c]) => [c.unit.index, c.form]));
  const parts = new Set<string>();
  // Where a known name heads a nested entry, its depth is that of names: what is deeper tells of them.
  const depths = new Set(named.filter(([c]) => c.form !== null).map(([, e]) => e.unit.depth));
  const lists = new Set<string>();
  for (const { unit, head, group, parent } of entries) {
    if (!parent || !head.alone || (unit.depth > 1 && depths.has(unit.depth))) continue;
    if (known.has(unit.index)) houses.add(group);
    for (let k = unit.index + 1; (doc.units[k]?.depth ?? 0) > unit.depth; k++) {
      if (headed.has(k)) lists.add(group);
      if (known.has(k) && known.get(k) !== known.get(unit.index)) parts.add(group);
    }
  }
  return new Set([...lists].filter((list) => !houses.has(list) || parts.has(list)));
}
