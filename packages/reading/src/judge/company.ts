import type { Collected } from '../candidates/collected.ts';
import { allBold, type Entry, madeLike, styleOf, titleLine } from '../candidates/entries.ts';
import type { Unit } from '../document/types.ts';
import { isKind } from '../lexicons/kinds.ts';
import { OFFER_TITLE } from '../lexicons/titles.ts';

/** Among as many that look like names, an entry may be one: 0.6 of them, and not alone. */
const [MOST, SEVERAL] = [0.6, 2];

/** The title over a line, at most a dozen lines above: "Acteurs nationaux", "Si rien ne convient :", a paragraph that ends without a stop. */
const titleOver = ({ index }: Unit, units: readonly Unit[]): Unit | undefined =>
  units
    .slice(Math.max(0, index - 12), index)
    .findLast(
      (u) =>
        u.kind === 'heading' ||
        titleLine(u) ||
        (u.ordinal !== null && allBold(u)) ||
        (!u.marked && (/:\s*$/u.test(u.text) || (u.kind === 'paragraph' && /[\p{L}\d]\s*$/u.test(u.text)))),
    );

/** Words of the title over a line: of its last sentence, where it ends on a colon. */
function titleWords(unit: Unit, units: readonly Unit[]): string[] {
  const title = titleOver(unit, units)?.tokens ?? [];
  return title
    .slice(
      Math.max(
        0,
        title.findLastIndex((t) => t.opening),
      ),
    )
    .map((t) => t.fold);
}

/** A title says who is listed, by their kind, or that others are: "Garages à contacter", "3. Un syndic en ligne", "Autres pistes". */
export const offers = (title: readonly string[]): boolean => {
  const [article, kind = ''] = title.filter((w) => !/^\d/u.test(w));
  return (
    title.some((w) => isKind(w) && /[sx]$/u.test(w)) ||
    (/^(?:une?|an?)$/u.test(article ?? '') && isKind(kind)) ||
    OFFER_TITLE.test(`${title.join(' ')} `)
  );
};

/**
 * How sure it is that an entry stands among businesses: 3 made like a known one of its list, unless it says where something is;
 * 2 beside a known one, or in a list of names made like those of a known one; 1 among names where no known one heads an entry, or
 * under a title that offers others; -1 where the known ones are made otherwise.
 */
export function companyOf(all: Collected): (entry: Entry) => number {
  const known = [...all.entryOf].filter(([c]) => c.form !== null).map(([, entry]) => entry);
  const groups = new Set(known.map((e) => e.group));
  const styles = new Set(known.map(styleOf));
  // "Pour le prix", "Pour la finition": titles that open alike are over entries alike.
  const titles = new Set(known.map(({ unit }) => titleWords(unit, all.units)).map(([word]) => word));
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
      (here && (unit.kind === 'heading' || head.emphasised) && all.fields.cards.has(unit));
    if (alike) return all.fields.cards.has(unit) && unit.kind === 'heading' ? 4 : 3;
    if (here) return 2;
    const likelyHere = likely.has(kin(entry));
    const title = titleWords(unit, all.units);
    const madeSo = known.length > 0 && styles.has(styleOf(entry));
    if (madeSo && (likelyHere || offers(title))) return 1.5;
    if (known.length === 0) return Number(likelyHere);
    return offers(title) || (title[0] !== undefined && titles.has(title[0])) ? Number(likelyHere) : -1;
  };
}
