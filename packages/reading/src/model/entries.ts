import { nameKey, toldApart } from '../names/forms.ts';
import type { NotCounted, Reading, ReadingContext } from '../types.ts';
import { noBusiness, writtenAt } from './business.ts';
import { type Identity, identityOf } from './identity.ts';
import type { Match } from './matches.ts';
import { inRules } from './prompt.ts';
import type { Named, Refused, Reply } from './reply.ts';
import type { Member } from './roster.ts';
import { overlap, type Place, type Stretch, type VisibleText } from './text.ts';

/** A business that the model named and that stands in the text. */
export type Entry = Identity & {
  /** The name in the answer. */
  written: string;
  /** Where the answer offers it. */
  place: Place;
  /** Everywhere its name stands. */
  places: Place[];
  /** The member of the roster whose letter the model gave. */
  letter: Member | null;
  /** Where the words stand that the model quoted. */
  quote?: Stretch | undefined;
};

export const nameOf = ({ member, written }: Entry, context: ReadingContext): string =>
  member?.name ?? toldApart(written, context);

/** What a usable reply says; `leftOut` are names that the rules do not count (R6). */
export type Proven = { entries: Entry[]; invented: number; leftOut: NotCounted[]; nobody: boolean };

/** What a reply is held against. */
export type Evidence = {
  text: VisibleText;
  matches: readonly Match[];
  /** What the rule reader reads of the client and its declared competitors. */
  rules: Reading;
  roster: readonly Member[];
  context: ReadingContext;
};

const LONGEST_NAME = 120;

/** The member of a letter, be it written "B", "b." or "B: Chez Paul". */
function memberOf(given: string | null, roster: readonly Member[]): Member | null {
  const letter = /^\W*([A-Z]{1,2})(?![A-Z])/u.exec(given?.toUpperCase() ?? '')?.[1];
  return roster.find((member) => member.letter === letter) ?? null;
}

/** The place of a name that the quote means: in it, else the nearest; one that fits the letter and offers somebody. */
function meant(
  places: readonly Place[],
  quoted: readonly Stretch[],
  matches: readonly Match[],
  letter: Member | null,
): Place | undefined {
  const inside = places.filter((place) => quoted.some((stretch) => overlap(stretch, place)));
  const distance = ({ start }: Place) => Math.abs(start - (quoted[0]?.start ?? 0));
  const near = inside.length > 0 ? inside : places.toSorted((a, b) => distance(a) - distance(b));
  const counts = (place: Place) => !matches.some((match) => !match.counted && overlap(match, place));
  const fits = (place: Place) => {
    const match = matches.find((found) => overlap(found, place));
    return letter === null ? (match?.end ?? 0) <= place.end : match?.member === letter;
  };
  return near.find((place) => fits(place) && counts(place)) ?? near.find(counts) ?? near[0];
}

/** A named business held against the text; null when its name or its quote does not stand there. */
function entryOf(named: Named, { text, matches, roster }: Evidence, lettered: boolean): Entry | null {
  const quoted = text.stretchesOf(named.quote);
  if (quoted.length === 0 || named.name.length > LONGEST_NAME) return null;
  const letter = memberOf(named.roster, roster);
  const exact = text.placesOf(named.name);
  // A model may write the name of the roster instead of the one in the answer: then the quote holds that.
  const likely = matches.filter(
    ({ member, ...match }) => member === letter && quoted.some((stretch) => overlap(stretch, match)),
  );
  const places = exact.length > 0 || letter === null ? exact : likely;
  const place = meant(places, quoted, matches, letter);
  if (place === undefined) return null;
  const match = matches.find((found) => overlap(found, place)) ?? null;
  const written = match !== null && match.member === null ? match.name : writtenAt(place);
  const quote = quoted.find((stretch) => overlap(stretch, place)) ?? quoted[0];
  return { written, place, places, letter, quote, ...identityOf(letter, match, lettered) };
}

/** Holds a reply against the text: what stands there, which business each name is, once each. */
export function proven({ businesses, nobody }: Reply, evidence: Evidence): Proven | Refused {
  const { roster, context } = evidence;
  const lettered = businesses.some((named) => memberOf(named.roster, roster) !== null);
  const found = businesses.map((named) => entryOf(named, evidence, lettered));
  const invented = businesses.filter((_, k) => found[k] === null);
  const entries = new Map<string, Entry>();
  const leftOut: NotCounted[] = [];
  for (const entry of found) {
    if (entry === null) continue;
    const { written, member, doubt, place, places } = entry;
    const key = member?.letter ?? `autre ${nameKey(written)}`;
    const reason = member === null && doubt === null ? noBusiness(written, context) : null;
    const { start, end } = place;
    if (reason !== null)
      leftOut.push({ name: written, is: 'autre', reason, why: 'R6 · liste', start, end, excerpt: '' });
    else if (entries.has(key)) entries.get(key)?.places.push(...places);
    else entries.set(key, entry);
  }
  const copied = invented.filter(
    ({ name }) => inRules(name) || roster.some((member) => member.name === name),
  );
  if (copied.length > 1) return { refused: 'noms recopiés de la demande' };
  if (2 * invented.length > found.length) return { refused: 'noms absents du texte' };
  return { entries: [...entries.values()], invented: invented.length, leftOut, nobody };
}
