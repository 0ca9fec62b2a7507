import type { Collected } from '../candidates/collected.ts';
import { type Entry, madeLike, styleOf } from '../candidates/entries.ts';

/** A group of entries is likely to hold names if 60 % of them, and at least two, look like names. */
const [MOST, SEVERAL] = [0.6, 2];

/**
 * Scores whether an entry is among businesses. 3: layout of a declared name's entry. 2: same group as a declared name.
 * 1.5: same style, among likely names. 1: likely names without a declared one. -1: others beside declared names; else 0.
 */
export function companyOf(all: Collected): (entry: Entry) => number {
  const known = [...all.entryOf].filter(([c]) => c.form !== null).map(([, entry]) => entry);
  const groups = new Set(known.map((e) => e.group));
  const styles = new Set(known.map(styleOf));
  const likely = new Set<string>();
  const kin = (e: Entry) => `${e.group} ${styleOf(e)}`;
  for (const [made, entries] of Map.groupBy(all.entries, kin)) {
    const names = entries.filter((e) => e.like === 'strong').length;
    if (names >= MOST * entries.length && (names >= SEVERAL || known.length > 0)) likely.add(made);
  }
  return (entry) => {
    const { group } = entry;
    if (madeLike(entry, all.makes)) return 3;
    if (groups.has(group)) return 2;
    const likelyHere = likely.has(kin(entry));
    if (known.length === 0) return Number(likelyHere);
    return likelyHere && styles.has(styleOf(entry)) ? 1.5 : -1;
  };
}
