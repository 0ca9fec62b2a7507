import type { Entry, Evidence } from './entries.ts';
import { type PointedVerdict, pointedVerdict, type Question } from './pointed.ts';
import type { Member } from './roster.ts';
import { overlap, type Place } from './text.ts';

/** A mention that nobody settled: it may offer `member`. */
export type InDoubt = { member: Member; place: Place };

export type Settled = { entries: Entry[]; uncertain: InDoubt[] };

const of = (member: Member) => (entry: Entry) => entry.is === member.is && entry.name === member.name;

/** A doubt about a business that the model names elsewhere is none: its letter given twice, or a namesake. */
export function withoutIdleDoubts(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => {
    const { doubt, member } = entry;
    if (doubt === null || !entries.some(of(doubt))) return [entry];
    return doubt.is === 'client' && member === doubt ? [] : [{ ...entry, doubt: null }];
  });
}

/** The client in sight: places that may offer it and that no entry of the model holds. */
function unnamed(entries: readonly Entry[], { matches }: Evidence): Place[] {
  const held = entries.flatMap(({ places }) => places);
  return matches.filter(
    ({ is, aside, ...match }) => is === 'client' && !aside && !held.some((place) => overlap(place, match)),
  );
}

/** The one question that an answer is worth: the client in doubt, in sight but not named, else a competitor in doubt. */
export function questionOn(entries: readonly Entry[], evidence: Evidence): Question | null {
  const client = evidence.roster.find(({ is }) => is === 'client');
  const doubted = (is: Member['is']) => entries.filter(({ doubt }) => doubt?.is === is);
  if (client !== undefined && !entries.some(of(client))) {
    const places = doubted('client').map(({ place }) => place);
    const seen = places.length > 0 ? places : unnamed(entries, evidence);
    if (seen.length > 0) return { member: client, places: seen };
  }
  const [competitor] = doubted('concurrent');
  return competitor?.doubt == null ? null : { member: competitor.doubt, places: [competitor.place] };
}

/** Puts a business that the pointed question found where it stands in the text. */
function insert(entries: readonly Entry[], entry: Entry): Entry[] {
  const after = entries.findIndex(({ place }) => place.start > entry.place.start);
  return entries.toSpliced(after < 0 ? entries.length : after, 0, entry);
}

const WHY = 'modèle · question précise';

/** What the verdict makes of an entry in doubt; null: it goes. */
function judged(entry: Entry, { verdict, place }: { verdict: PointedVerdict; place: Place }): Entry | null {
  const { doubt, member } = entry;
  if (doubt === null) return entry;
  if (verdict === 'yes' && entry.place === place)
    return { ...entry, name: doubt.name, is: doubt.is, doubt: null, why: WHY };
  // The letter says that it is the business asked about: offered here as well, or not offered at all.
  if (verdict !== 'another' && member === doubt) return null;
  return { ...entry, doubt: null };
}

/** The entries once the pointed question is answered; without a usable reply what it asks about stays uncertain. */
export function settle(
  entries: readonly Entry[],
  question: Question,
  reply: string | null,
  evidence: Evidence,
): Settled & { answered: boolean } {
  const { member, places } = question;
  const verdict = reply === null ? null : pointedVerdict(reply, question, evidence.text);
  const asked = (entry: Entry) => entry.doubt === member && places.includes(entry.place);
  if (verdict === null) {
    // Somebody is offered there, be it the competitor or not: the places after it stay true.
    const kept = member.is === 'client' ? entries.filter((entry) => !asked(entry)) : entries;
    const uncertain = places.slice(0, 1).map((place) => ({ member, place }));
    return { entries: [...kept], uncertain, answered: false };
  }
  if (entries.some(asked)) {
    const settled = entries.flatMap((entry) => (asked(entry) ? (judged(entry, verdict) ?? []) : [entry]));
    return { entries: settled, uncertain: [], answered: true };
  }
  const { place } = verdict;
  const found: Entry = { ...member, place, places: [place], doubt: null, member, why: WHY };
  return {
    entries: verdict.verdict === 'yes' ? insert(entries, found) : [...entries],
    uncertain: [],
    answered: true,
  };
}
