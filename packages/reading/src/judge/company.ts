import type { Collected } from '../candidates/collected.ts';
import { type Entry, isPlainTitle, madeLike, styleOf, titleLine } from '../candidates/entries.ts';
import type { Unit } from '../document/types.ts';
import { PREPOSITIONS } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { isTown } from './places.ts';

/** Who may be listed, whatever the trade. */
const PROVIDERS =
  /^(?:acteurs|adresses|enseignes|reseaux|prestataires|alternatives|providers|firms|options)$/u;

/** Among as many that look like names, an entry may be one: 0.6 of them, and not alone. */
const [MOST, SEVERAL] = [0.6, 2];

/** Under a title that says who is listed: "Acteurs nationaux", "Garages à contacter", at most a dozen lines above. */
function underKinds({ index }: Unit, units: readonly Unit[]): boolean {
  const above = units.slice(Math.max(0, index - 12), index);
  const title = above.findLast((u) => u.kind === 'heading' || titleLine(u));
  return title?.tokens.some((t) => isKind(t.fold) || PROVIDERS.test(t.fold)) === true;
}

/**
 * How sure it is that an entry stands among businesses: 3 made like a known one of its list, unless it says where something is;
 * 2 beside a known one, or in a list of names made like those of a known one; 1 among names where no known one heads an entry.
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
    const { unit, head, group } = entry;
    const here = groups.has(group);
    const alike =
      madeLike(entry, all.makes) ||
      (here &&
        (unit.kind === 'heading' || head.emphasised || isPlainTitle(entry)) &&
        all.fields.cards.has(unit));
    const [first, next] = [unit.tokens[head.i], unit.tokens[head.i + 1]];
    const where =
      PREPOSITIONS.has(first?.fold ?? '') &&
      !(
        unit.ordinal !== null &&
        head.emphasised &&
        unit.tokens[head.j - 1]?.common &&
        !isTown(unit.tokens.slice(head.i + 1, head.i + 2))
      ) &&
      !(head.emphasised && next?.capital && next.common && !isTown([next]));
    if (alike && !where) return all.fields.cards.has(unit) && unit.kind === 'heading' ? 4 : 3;
    if (here) return 2;
    if (!likely.has(kin(entry))) return 0;
    if (known.length > 0 && styles.has(styleOf(entry))) return 1.5;
    return known.length === 0 || underKinds(unit, all.units) ? 1 : 0;
  };
}
