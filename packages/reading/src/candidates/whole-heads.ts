import type { Doc, Token, Unit } from '../document/types.ts';
import { LINKS } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { LANDMARKS, STREETS } from '../lexicons/places.ts';
import { listedAs } from '../names/listed.ts';
import { isTown } from '../names/towns.ts';
import { afterLabels } from './after-labels.ts';
import { endingTitles } from './ending-titles.ts';
import { type Entry, entriesOf } from './entries.ts';

/** Where the bold or the heading that holds the head of an entry ends; -1 without. */
function endOfSetting({ unit, head }: Entry): number {
  const from = unit.tokens[head.i]?.from ?? 0;
  if (unit.kind === 'heading') return unit.text.trimEnd().length;
  return Math.max(
    -1,
    ...unit.marks.filter((m) => m.kind !== 'code' && m.from <= from && m.to > from).map((m) => m.to),
  );
}

/** What follows a comma in a name: capitals and small words; not a town, a street or a trade. */
const partOfName = (own: readonly Token[]): boolean =>
  own.length > 0 &&
  own.length < 6 &&
  own[0]?.capital === true &&
  own.at(-1)?.capital === true &&
  own.every((t, k) => (t.capital || LINKS.has(t.fold)) && (k === 0 || !/[:;(–—,]/u.test(t.gap))) &&
  !own.some((t) => isKind(t.fold) || STREETS.has(t.fold) || LANDMARKS.has(t.fold)) &&
  !isTown(own) &&
  listedAs(own.map((t) => t.raw).join(' ')) === undefined;

function wholeOf(entry: Entry): number | null {
  const { unit, head } = entry;
  if (!/^,\s$/u.test(unit.tokens[head.j]?.gap ?? '')) return null;
  const end = endOfSetting(entry);
  const j = unit.tokens.findLastIndex((t) => t.to <= end) + 1;
  if (j <= head.j) return null;
  const rest = unit.tokens.slice(head.j, j);
  // Without numbers, partners only: "**Cros, Daumas et Viel**".
  return partOfName(rest) && (unit.ordinal !== null || rest.some((t) => t.fold === 'et')) ? j : null;
}

/** The name alone is in bold, or is the whole heading. */
const alone = (entry: Entry): boolean => {
  const last = entry.unit.tokens[entry.head.j - 1]?.to ?? 0;
  const end = endOfSetting(entry);
  return end >= last && entry.unit.text.slice(last, end).trim() === '';
};

/** "5. **Bastide, Roux & Pellegrin**": where the bold or the heading of most siblings holds the name and no more, a comma is part of one. */
function wholeHeads(entries: readonly Entry[]): Entry[] {
  const set = ({ unit, head }: Entry): boolean => unit.kind === 'heading' || head.emphasised;
  return entries.map((entry) => {
    const j = set(entry) ? wholeOf(entry) : null;
    if (j === null) return entry;
    const siblings = entries.filter((e) => e.group === entry.group && set(e));
    return 2 * siblings.filter(alone).length < siblings.length
      ? entry
      : { ...entry, like: 'strong', head: { ...entry.head, j } };
  });
}

type KnownIn = (unit: Unit) => readonly { i: number; j: number }[];

/** Every line that may be an entry, with its name where this answer's known ones stand: after labels, at the end of titles. */
export const namedEntries = (doc: Doc, knownIn: KnownIn): Entry[] =>
  wholeHeads(afterLabels(endingTitles(entriesOf(doc), knownIn), knownIn));
