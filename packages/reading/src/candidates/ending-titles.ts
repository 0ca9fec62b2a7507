import type { Unit } from '../document/types.ts';
import type { Entry } from './entries.ts';
import { providerIn } from './titles.ts';

/** "**Licence de soudeur — [Institut de Soudure]**", "… chez [X]": where known names end the titles of a list, so do the others. */
export function endingTitles(
  entries: readonly Entry[],
  knownIn: (unit: Unit) => readonly { i: number; j: number }[],
): Entry[] {
  const provider = ({ unit, head }: Entry): [number, number] | null => {
    const start = unit.tokens[head.title]?.from ?? 0;
    const over = unit.marks.filter((m) => m.kind === 'strong' && m.from <= start && m.to > start);
    const bracket = unit.text.indexOf('(', start);
    const to = Math.max(-1, ...over.map((m) => m.to));
    return to < 0 ? null : providerIn(unit, start, bracket < 0 ? to : Math.min(to, bracket), true);
  };
  const groups = new Map<string, number>();
  for (const entry of entries) {
    const known = knownIn(entry.unit);
    const at = known.length > 0 ? provider(entry) : null;
    if (at !== null && known.some((c) => c.i <= at[0] && c.j > at[0]) && !known.some((c) => c.i < at[0]))
      groups.set(entry.group, (groups.get(entry.group) ?? 0) + 1);
  }
  if (groups.size === 0) return [...entries];
  return entries.map((entry) => {
    const at = (groups.get(entry.group) ?? 0) > 1 ? provider(entry) : null;
    return at === null ? entry : { ...entry, head: { ...entry.head, i: at[0], j: at[1] }, like: 'strong' };
  });
}
