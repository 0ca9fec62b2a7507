import type { Entry, Evidence } from './entries.ts';
import { type Answered, pointedAnswer, type Question } from './pointed.ts';
import type { Member } from './roster.ts';
import { overlap } from './text.ts';
import type { Replies, Uncertain } from './types.ts';

const isNamed = (entries: readonly Entry[], member: Member): boolean =>
  entries.some((entry) => entry.member === member);

/** A doubt about a business that the model names elsewhere is none: its letter given twice, or a namesake. */
export const withoutIdleDoubts = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => {
    const { doubt, letter } = entry;
    if (doubt === null || !isNamed(entries, doubt)) return [entry];
    return doubt.is === 'client' && letter === doubt ? [] : [{ ...entry, doubt: null }];
  });

/** The one question that an answer is worth: about the client first, then about a competitor missed or in doubt. */
export function questionOn(entries: readonly Entry[], { matches, roster }: Evidence): Question | null {
  const held = entries.flatMap(({ places }) => places);
  const missed = matches.filter((match) => match.counted && !held.some((place) => overlap(place, match)));
  const ahead = entries[0]?.member?.is === 'client' ? entries[0].place.start : 0;
  const doubted = (member: Member): Question => ({
    member,
    places: entries.filter(({ doubt }) => doubt === member).map(({ place }) => place),
  });
  const missedBefore = (member: Member, end = Number.POSITIVE_INFINITY): Question => ({
    member,
    places: missed.filter((match) => match.member === member && match.start < end),
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
  const { doubt, letter } = entry;
  if (verdict === 'yes' && entry.place === place) return [{ ...entry, member: doubt, doubt: null, why: WHY }];
  // The letter says that it is the business asked about: that is offered elsewhere, or not at all.
  return verdict !== 'another' && letter === doubt ? [] : [{ ...entry, doubt: null }];
}

/** Puts a business that the question found where it stands in the text. */
function insert(entries: readonly Entry[], { member, places }: Question, { place }: Answered): Entry[] {
  const found = { member, place, places: [...places], letter: null, doubt: null, written: '', why: WHY };
  const next = entries.findIndex((entry) => entry.place.start > place.start);
  return entries.toSpliced(next < 0 ? entries.length : next, 0, found);
}

export type Settled = { entries: readonly Entry[]; uncertain: Uncertain[]; answered: boolean };

/** What a person decided about the client; null: nothing, or the question is about another business. */
function decidedOn({ member, places: [place] }: Question, client: boolean | undefined): Answered | null {
  if (client === undefined || member.is !== 'client' || place === undefined) return null;
  return { verdict: client ? 'yes' : 'no', place };
}

/** The entries once the question is answered, by a person or by the reply; without a usable reply the mention stays uncertain. */
export function settle(
  entries: readonly Entry[],
  question: Question | null,
  { precision: reply, client }: Pick<Replies, 'precision' | 'client'>,
  { text }: Evidence,
): Settled {
  if (question === null) return { entries, uncertain: [], answered: false };
  const { member, places } = question;
  const decided = decidedOn(question, client);
  const answer = decided ?? (reply == null ? null : pointedAnswer(reply, question, text));
  const asked = (entry: Entry) => entry.doubt === member && places.includes(entry.place);
  if (answer === null) {
    const why = 'modèle · ni confirmé ni écarté';
    const { start, end } = places[0] ?? { start: 0, end: 0 };
    return {
      // Be it the competitor or not, somebody is offered there: the positions after it stay true.
      entries: member.is === 'client' ? entries.filter((entry) => !asked(entry)) : entries,
      uncertain: [
        { name: member.name, is: member.is, why, start, end, excerpt: '', named: entries.some(asked) },
      ],
      answered: false,
    };
  }
  const settled = entries.flatMap((entry) => (asked(entry) ? judged(entry, answer) : [entry]));
  const found = answer.verdict === 'yes' && !entries.some(asked);
  return {
    entries: found ? insert(settled, question, answer) : settled,
    uncertain: [],
    answered: decided === null,
  };
}
