import type { Collected } from '../candidates/collected.ts';
import { type Entry, madeLike, styleOf } from '../candidates/entries.ts';
import { PREPOSITIONS } from '../lexicons/grammar.ts';
import { isTown } from './places.ts';

/** Among as many that look like names, an entry may be one: 0.6 of them, and not alone. */
const [MOST, SEVERAL] = [0.6, 2];

/**
 * How sure it is that an entry stands among businesses: 3 made like a known one of its list, unless it says where something is;
 * 2 beside a known one, or in a list of names made like those of a known one; 1 among names where no known one heads an entry.
 */
export function companyOf(all: Collected): (entry: Entry) => number {
  const known = [...all.entryOf].filter(([c]) => c.form !== null).map(([, entry]) => entry);
  const groups = new Set(known.map((e) => e.group));
  const styles = new Set(known.map(styleOf));
  const likely = new Set<string>();
  for (const [group, entries] of Map.groupBy(all.entries, (e) => e.group)) {
    const names = entries.filter((e) => e.like === 'strong').length;
    if (names >= MOST * entries.length && (names >= SEVERAL || known.length > 0)) likely.add(group);
  }
  return (entry) => {
    const { unit, head, group } = entry;
    const here = groups.has(group);
    const alike =
      madeLike(entry, all.makes) || (here && unit.kind === 'heading' && all.fields.cards.has(unit));
    const [first, next] = [unit.tokens[head.i], unit.tokens[head.i + 1]];
    const where =
      PREPOSITIONS.has(first?.fold ?? '') &&
      !(head.emphasised && next?.capital && next.common && !isTown([next]));
    if (alike && !where) return 3;
    if (here) return 2;
    if (!likely.has(group)) return 0;
    return known.length === 0 ? 1 : styles.has(styleOf(entry)) ? 1.5 : 0;
  };
}
