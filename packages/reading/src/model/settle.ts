import type { Entry, Evidence } from './entries.ts';
import { type Answered, pointedAnswer, type Question } from './pointed.ts';
import type { Member } from './roster.ts';
import { overlap } from './text.ts';
import type { Uncertain } from './types.ts';

const isNamed = (entries: readonly Entry[], member: Member): boolean =>
  entries.some(({ is, name }) => is === member.is && name === member.name);

/** A doubt about a business that the model names elsewhere is none: its letter given twice, or a namesake. */
export const withoutIdleDoubts = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => {
    const { doubt, member } = entry;
    if (doubt === null || !isNamed(entries, doubt)) return [entry];
    return doubt.is === 'client' && member === doubt ? [] : [{ ...entry, doubt: null }];
  });

/**
 * The one question that an answer is worth, about the first of these: the client in doubt; the client where the rule reader
 * finds it offered and the model does not name it; a competitor missed so ahead of a client that comes first; a competitor
 * in doubt.
 */
export function questionOn(entries: readonly Entry[], { matches, roster }: Evidence): Question | null {
  const held = entries.flatMap(({ places }) => places);
  const missed = matches.filter((match) => match.counted && !held.some((place) => overlap(place, match)));
  const ahead = entries[0]?.is === 'client' ? entries[0].place.start : 0;
  const doubted = (member: Member): Question => ({
    member,
    places: entries.filter(({ doubt }) => doubt === member).map(({ place }) => place),
  });
  const missedBefore = (member: Member, end = Number.POSITIVE_INFINITY): Question => ({
    member,
    places: missed.filter(({ is, name, start }) => is === member.is && name === member.name && start < end),
  });
  const client = roster.filter(({ is }) => is === 'client');
  const others = roster.filter(({ is }) => is === 'concurrent');
  const questions = [
    ...client.flatMap((member) => [doubted(member), missedBefore(member)]),
    ...others.map((member) => missedBefore(member, ahead)),
    ...others.map(doubted),
  ];
  return questions.find(({ member, places }) => places.length > 0 && !isNamed(entries, member)) ?? null;
}

const WHY = 'modèle · question précise';

/** What the answer to the question makes of an entry in doubt; none: it goes. */
function judged(entry: Entry, { verdict, place }: Answered): Entry[] {
  const { doubt, member } = entry;
  if (doubt === null) return [entry];
  if (verdict === 'yes' && entry.place === place)
    return [{ ...entry, name: doubt.name, is: doubt.is, doubt: null, why: WHY }];
  // The letter says that it is the business asked about: that is offered elsewhere, or not at all.
  return verdict !== 'another' && member === doubt ? [] : [{ ...entry, doubt: null }];
}

/** Puts a business that the question found where it stands in the text. */
function insert(entries: readonly Entry[], { member, places }: Question, { place }: Answered): Entry[] {
  const entry: Entry = { ...member, place, places: [...places], doubt: null, member, why: WHY };
  const next = entries.findIndex((other) => other.place.start > place.start);
  return entries.toSpliced(next < 0 ? entries.length : next, 0, entry);
}

export type Settled = { entries: readonly Entry[]; uncertain: Uncertain[]; answered: boolean };

/** The entries once the question is answered; without a usable reply the mention stays uncertain. */
export function settle(
  entries: readonly Entry[],
  question: Question | null,
  reply: string | null,
  { text }: Evidence,
): Settled {
  if (question === null) return { entries, uncertain: [], answered: false };
  const { member, places } = question;
  const answer = reply === null ? null : pointedAnswer(reply, question, text);
  const asked = (entry: Entry) => entry.doubt === member && places.includes(entry.place);
  if (answer === null) {
    const why = 'modèle · ni confirmé ni écarté';
    const { start, end } = places[0] ?? { start: 0, end: 0 };
    return {
      // Be it the competitor or not, somebody is offered there: the positions after it stay true.
      entries: member.is === 'client' ? entries.filter((entry) => !asked(entry)) : entries,
      uncertain: [{ name: member.name, is: member.is, why, start, end, excerpt: '' }],
      answered: false,
    };
  }
  const settled = entries.flatMap((entry) => (asked(entry) ? judged(entry, answer) : [entry]));
  const found = answer.verdict === 'yes' && !entries.some(asked);
  return { entries: found ? insert(settled, question, answer) : settled, uncertain: [], answered: true };
}
