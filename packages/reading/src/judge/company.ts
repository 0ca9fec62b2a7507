import type { Collected } from '../candidates/collected.ts';

/** How sure it is that the entries of a group are businesses: 2 beside a known one, 1 beside several likely ones. */
export function companyOf(all: Collected): Map<string, number> {
  const company = new Map<string, number>();
  const likely = new Map<string, number>();
  for (const [c, entry] of all.entryOf) {
    if (c.form !== null) company.set(entry.group, 2);
    else if (entry.like === 'strong') likely.set(entry.group, (likely.get(entry.group) ?? 0) + 1);
  }
  // Lists nested at one depth are of one kind: names stand in one when they stand in another.
  const depths = new Set(
    [...all.entryOf].filter(([c, e]) => c.form !== null && e.unit.depth > 0).map(([, e]) => e.unit.depth),
  );
  for (const entry of all.entryOf.values())
    if (depths.has(entry.unit.depth) && entry.like === 'strong' && !company.has(entry.group))
      company.set(entry.group, 1);
  for (const [group, count] of likely) if (count > 1 && !company.has(group)) company.set(group, 1);
  return company;
}
