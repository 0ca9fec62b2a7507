import type { Collected } from '../candidates/collected.ts';
import { allBold, type Entry, madeLike, styleOf, titleLine } from '../candidates/entries.ts';
import type { Unit } from '../document/types.ts';
import { isKind } from '../lexicons/kinds.ts';
import { OFFER_TITLE } from '../lexicons/titles.ts';

/** A group of entries is likely to hold names if 60 % of them, and at least two, look like names. */
const [MOST, SEVERAL] = [0.6, 2];

/** The title at most twelve lines above: a heading, a bold line, "Si rien ne convient :", a paragraph without a full stop. */
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

/** Folded words of the last sentence in the title over a line. */
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

/** True for a title that announces providers: "Garages à contacter", "3. Un syndic en ligne", "Autres pistes". */
export const offers = (title: readonly string[]): boolean => {
  const [article, kind = ''] = title.filter((w) => !/^\d/u.test(w));
  return (
    title.some((w) => isKind(w) && /[sx]$/u.test(w)) ||
    (/^(?:une?|an?)$/u.test(article ?? '') && isKind(kind)) ||
    OFFER_TITLE.test(`${title.join(' ')} `)
  );
};

/**
 * Scores whether an entry is among businesses. 4 and 3: layout of a declared name's entry (4: a heading with fields).
 * 2: same group as a declared name. 1.5: same style, among likely names or under a title that offers. 1: likely names
 * without a declared one, or under a title that offers. -1: another title than declared names have; else 0.
 */
export function companyOf(all: Collected): (entry: Entry) => number {
  const known = [...all.entryOf].filter(([c]) => c.form !== null).map(([, entry]) => entry);
  const groups = new Set(known.map((e) => e.group));
  const styles = new Set(known.map(styleOf));
  // "Pour le prix", "Pour la finition": titles with the same first word have entries of the same kind.
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
