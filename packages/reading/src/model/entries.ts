import { LEGAL } from '../lexicons/legal.ts';
import { SOFTWARE } from '../lexicons/platforms.ts';
import { looseKey, wordsOf } from '../names/forms.ts';
import { listedAs } from '../names/listed.ts';
import type { NotCounted, ReadingContext, Reason, Who } from '../types.ts';
import { identityOf } from './identity.ts';
import type { Match } from './matches.ts';
import { inRules } from './prompt.ts';
import type { Named, Refused } from './reply.ts';
import type { Member } from './roster.ts';
import { overlap, type Place, type Stretch, type VisibleText } from './text.ts';

/** A business that the model named, and that stands in the text. */
export type Entry = {
  name: string;
  is: Who;
  /** Where the answer offers it. */
  place: Place;
  /** Everywhere its name stands. */
  places: Place[];
  /** The roster member that it may be: letter and name matching differ. */
  doubt: Member | null;
  /** The letter that the model gave. */
  member: Member | null;
  why: string;
};

/** What a reply is worth; `notBusiness` are names that the rules leave out (R6). */
export type Entries = { entries: Entry[]; invented: number; notBusiness: NotCounted[] };

/** What the entries of a reply are held against. */
export type Evidence = {
  text: VisibleText;
  matches: readonly Match[];
  roster: readonly Member[];
  context: ReadingContext;
};

const LONGEST_NAME = 120;
const NO_BUSINESS: ReadonlySet<Reason> = new Set(['plateforme', 'organisme public', 'marque ou label']);

function memberOf(letter: string | null, roster: readonly Member[]): Member | null {
  const given = /^\W*([A-Z]{1,2})\b/u.exec(letter?.toUpperCase() ?? '')?.[1];
  return roster.find((member) => member.letter === given) ?? null;
}

const distance = (place: Place, to: Stretch): number => Math.abs(place.start - to.start);

/** The place of a name that the quote means: inside it, else the nearest; rather none that offers nobody. */
function meant(
  places: readonly Place[],
  quoted: readonly Stretch[],
  matches: readonly Match[],
): Place | undefined {
  const inside = places.filter((place) => quoted.some((stretch) => overlap(stretch, place)));
  const [first] = quoted;
  const near =
    inside.length > 0 || first === undefined
      ? inside
      : places.toSorted((a, b) => distance(a, first) - distance(b, first));
  return near.find((place) => !matches.some((match) => match.aside && overlap(match, place))) ?? near[0];
}

/** A model may write the name of the roster instead of the one in the answer: then the quote holds the name. */
const namedByLetter = (
  member: Member | null,
  quoted: readonly Stretch[],
  matches: readonly Match[],
): Match[] =>
  member === null
    ? []
    : matches.filter(
        (match) =>
          match.is === member.is &&
          match.name === member.name &&
          quoted.some((stretch) => overlap(stretch, match)),
      );

/** The name as the answer writes it, without emoji or tagline (R11). */
function written({ unit, from, to }: Place): string {
  const name = unit.text
    .slice(from, to)
    .replaceAll(/\p{Extended_Pictographic}|[\ufe0f\u00ad\u200b-\u200d\ufeff]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return /^(.{3,}?)\s+[–—|:]\s/u.exec(name)?.[1] ?? name;
}

/** What the lists say of a name that the rules leave out although a model may name it (R6). */
function noBusiness(name: string, { client, question }: ReadingContext): Reason | null {
  const listed = listedAs(name) ?? listedAs(name.replace(/(?:\.[a-z]{2,})+$/iu, ''));
  if (listed === undefined || !NO_BUSINESS.has(listed[0])) return null;
  const asked = wordsOf(`${question} ${client.metier}`);
  const tool = listed[0] === 'plateforme';
  return tool && SOFTWARE.some((word) => asked.includes(word)) ? null : listed[0];
}

const leftOut = ({ name, place }: Entry, reason: Reason): NotCounted => ({
  name,
  is: 'autre',
  reason,
  why: 'R6 · liste',
  start: place.start,
  end: place.end,
  excerpt: '',
});

function entryOf(named: Named, evidence: Evidence): Entry | null {
  const { text, matches, roster } = evidence;
  const quoted = text.stretchesOf(named.quote);
  if (quoted.length === 0 || named.name.length > LONGEST_NAME) return null;
  const member = memberOf(named.roster, roster);
  const exact = text.placesOf(named.name);
  const places = exact.length > 0 ? exact : namedByLetter(member, quoted, matches);
  const place = meant(places, quoted, matches);
  if (place === undefined) return null;
  const match = matches.find((found) => overlap(found, place)) ?? null;
  return { place, places, member, ...identityOf(member, match, roster, written(place)) };
}

/** Spellings of one business compare equal. */
const keyOf = ({ is, name }: Entry): string =>
  is === 'autre' ? looseKey(wordsOf(name).filter((word) => !LEGAL.has(word))) || name : `${is} ${name}`;

/** Why the names of a reply cannot be trusted: most are not in the text, or they come from the prompt. */
function refusedFor(invented: readonly Named[], kept: number, roster: readonly Member[]): string | null {
  const copied = invented.filter(
    ({ name }) => inRules(name) || roster.some((member) => member.name === name),
  );
  if (copied.length > 1) return 'noms recopiés de la demande';
  return invented.length > kept ? 'noms absents du texte' : null;
}

/** Holds the names of a reply against the text: what stands there, which business each is, once each. */
export function proveEntries(businesses: readonly Named[], evidence: Evidence): Entries | Refused {
  const entries = new Map<string, Entry>();
  const notBusiness: NotCounted[] = [];
  const invented: Named[] = [];
  let kept = 0;
  for (const named of businesses) {
    const entry = entryOf(named, evidence);
    if (entry === null) {
      invented.push(named);
      continue;
    }
    kept++;
    const reason =
      entry.is === 'autre' && entry.doubt === null ? noBusiness(entry.name, evidence.context) : null;
    const known = entries.get(keyOf(entry));
    if (reason !== null) notBusiness.push(leftOut(entry, reason));
    else if (known === undefined) entries.set(keyOf(entry), entry);
    else known.places.push(...entry.places);
  }
  const refused = refusedFor(invented, kept, evidence.roster);
  return refused === null
    ? { entries: [...entries.values()], invented: invented.length, notBusiness }
    : { refused };
}
