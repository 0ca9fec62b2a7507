import type { Unit } from '../document/types.ts';
import type { Entry } from './entries.ts';
import { headOf } from './head.ts';
import { likeness } from './likeness.ts';
import { providerIn } from './titles.ts';

/** Letters of a label and words of its line at most: in longer ones several names may be told of. */
const [LABEL, LINE] = [60, 40];

/** Where the text goes on after the label that opens a line: "**Le plus rapide :** X", "**Best for scale → X**". */
function labelled(unit: Unit): { label: string; head: number } | null {
  const mark = unit.marks.find((m) => m.kind !== 'link' && m.from <= unit.head + 1);
  if (mark === undefined || unit.kind === 'heading' || unit.tokens.length > LINE) return null;
  const text = unit.text.slice(unit.head, unit.head + LABEL);
  const sign = /^[^:→(.,]+(?::|→)\s*/u.exec(text)?.[0];
  if (sign === undefined || unit.head + sign.length < mark.to - LABEL) return null;
  const head = unit.head + sign.length;
  return mark.to > head && !sign.includes('→') ? null : { label: sign.trim(), head };
}

/**
 * Names that stand after labels: where a known name does, so do those of the lines labelled alike in its part of the answer, all
 * with one label ("**Étude :** X") or each with its own.
 */
export function afterLabels(
  entries: readonly Entry[],
  knownIn: (unit: Unit) => readonly { i: number; j: number }[],
): Entry[] {
  if (!entries.some(({ unit }) => knownIn(unit).length > 0 && labelled(unit) !== null)) return [...entries];
  let part = 0;
  const found = new Map<Entry, { label: string; entry: Entry; known: boolean }>();
  for (const entry of entries) {
    const { unit } = entry;
    if (unit.kind === 'heading') part++;
    const at = labelled(unit);
    const head = at === null ? null : headOf({ ...unit, head: at.head });
    if (at === null || head === null) continue;
    const known = knownIn(unit);
    const like = likeness(unit.tokens.slice(head.i, head.j));
    const own = known.some((c) => c.i <= head.i + 1 && c.j > head.i && unit.tokens[c.i]?.capital);
    if (known.some((c) => c.j <= head.i) || (like === 'no' && !own)) continue;
    const group = `labels${part}`;
    found.set(entry, { label: at.label, entry: { ...entry, head, like, group, make: group }, known: own });
  }
  const named = new Set<Entry>();
  for (const all of Map.groupBy(found.values(), (f) => f.entry.group).values()) {
    const known = all.filter((f) => f.known);
    const labels = new Set(known.map((f) => f.label));
    const byLabel = Map.groupBy(all, (f) => f.label);
    const each = labels.size === known.length;
    if (known.length === 0 || all.length < 2) continue;
    for (const { label, entry } of all)
      if (labels.has(label) || (each && byLabel.get(label)?.length === 1)) named.add(entry);
  }
  return entries.map((entry) => {
    const one = found.get(entry)?.entry;
    return one !== undefined && named.has(one) ? one : entry;
  });
}

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
