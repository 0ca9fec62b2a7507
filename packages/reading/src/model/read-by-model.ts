import { siteInSources } from '../names/domains.ts';
import { readAnswer, stateOfAnswer } from '../read-answer.ts';
import type { Reading, ReadingContext, Span } from '../types.ts';
import { type Entries, type Entry, type Evidence, proveEntries } from './entries.ts';
import { matchesIn } from './matches.ts';
import { byRanking, inText } from './order.ts';
import { withoutOrders } from './orders.ts';
import { pointedRequest } from './pointed.ts';
import { lectureRequest } from './prompt.ts';
import { type Refused, readReply } from './reply.ts';
import { rosterOf } from './roster.ts';
import { type InDoubt, questionOn, settle, withoutIdleDoubts } from './settle.ts';
import { VisibleText } from './text.ts';
import type { ModelReading, ReadingRequest, ReadingStep, Replies, Uncertain } from './types.ts';

/** Changes whenever the prompt or a check changes what is read. */
export const READING_VERSION = '1';

/** Longer answers are none to a customer, and cost too much to send. */
const LONGEST = 40_000;
/** A refusal is short: a longer answer that names nobody gives advice. */
const REFUSAL = 500;

export type NextStep = { ask: ReadingStep; request: ReadingRequest } | { reading: ModelReading };

/** One answer; `shown` is the text that is sent and that counts. */
type Case = { answer: string; shown: string; context: ReadingContext; seed: string };

const spanned = <T extends Span>(mention: T, answer: string): T => ({
  ...mention,
  excerpt: answer.slice(mention.start, mention.end),
});

function byRules({ answer, shown, context }: Case, why: string): ModelReading {
  const reading = readAnswer(shown, context);
  return {
    ...reading,
    businesses: reading.businesses.map((mention) => spanned(mention, answer)),
    provenance: { by: 'regles', dropped: 0, asked_again: 0, uncertain: 0, agrees: true, why },
    uncertain: [],
    position_uncertain: false,
  };
}

/** What a reply is worth, or why it cannot be used. */
function usable(reply: string | null, evidence: Evidence): (Entries & { nobody: boolean }) | Refused {
  if (reply === null) return { refused: 'pas de réponse' };
  const read = readReply(reply);
  if ('refused' in read) return read;
  const entries = proveEntries(read.businesses, evidence);
  return 'refused' in entries ? entries : { ...entries, nobody: read.nobody };
}

type Outcome = { entries: Entry[]; uncertain: InDoubt[]; answered: boolean };

const uncertainOf = ({ member, place }: InDoubt, answer: string): Uncertain => ({
  name: member.name,
  is: member.is,
  why: 'modèle · ni confirmé ni écarté',
  start: place.start,
  end: place.end,
  excerpt: answer.slice(place.start, place.end),
});

const mentionOf = ({ name, is, why, place: { start, end } }: Entry, answer: string) => ({
  name,
  is,
  why,
  confidence: 0.95,
  start,
  end,
  excerpt: answer.slice(start, end),
});

/** What the rule reader leaves out of the names that the model does not count either: why they are not cited. */
function leftOutByRules(rules: Reading, entries: readonly Entry[], uncertain: readonly InDoubt[]) {
  const counted = new Set([
    ...entries.map(({ name }) => name),
    ...uncertain.map(({ member }) => member.name),
  ]);
  return rules.notCounted.filter(({ is, name }) => is !== 'autre' && !counted.has(name));
}

function readingOf(
  { answer, shown, context }: Case,
  { invented, notBusiness, nobody }: Entries & { nobody: boolean },
  { entries, uncertain, answered }: Outcome,
  { text, matches }: Evidence,
): ModelReading {
  const rules = readAnswer(shown, context);
  const { entries: placed, ranked } = byRanking(entries, text.doc);
  // An answer that gives orders may have changed the order of the model: that of the text stands.
  const ordered = !ranked && shown !== answer ? inText(placed) : placed;
  const index = ordered.findIndex(({ is }) => is === 'client');
  const position = index < 0 ? null : index + 1;
  const empty = ordered.length === 0 && uncertain.length === 0;
  const declined = nobody && matches.length === 0 && answer.trim().length <= REFUSAL;
  const notCounted = [...notBusiness, ...leftOutByRules(rules, ordered, uncertain)];
  return {
    version: READING_VERSION,
    businesses: ordered.map((entry) => mentionOf(entry, answer)),
    notCounted: notCounted.map((mention) => spanned(mention, answer)),
    client_cited: position !== null,
    client_position: position,
    client_site_in_sources: siteInSources(context.client.site, context.sources),
    state: stateOfAnswer(position),
    refusal: empty && (rules.refusal || declined),
    provenance: {
      by: 'modele',
      dropped: invented + notBusiness.length,
      asked_again: answered ? 1 : 0,
      uncertain: uncertain.length,
      agrees: rules.client_cited === (position !== null),
    },
    uncertain: uncertain.map((doubt) => uncertainOf(doubt, answer)),
    position_uncertain: !ranked && index >= 0 && inText(ordered)[index] !== ordered[index],
  };
}

/** The reading of a usable reply, once the doubt that it leaves is asked about. */
function checked(
  one: Case,
  read: Entries & { nobody: boolean },
  evidence: Evidence,
  replies: Replies,
): NextStep {
  const entries = withoutIdleDoubts(read.entries);
  const question = questionOn(entries, evidence);
  if (question === null)
    return { reading: readingOf(one, read, { entries, uncertain: [], answered: false }, evidence) };
  const reply = replies.precision;
  if (reply === undefined)
    return { ask: 'precision', request: pointedRequest(one.shown, one.context, question, one.seed) };
  return { reading: readingOf(one, read, settle(entries, question, reply, evidence), evidence) };
}

/**
 * What to ask the reader model next, or the reading. Pure: the same replies give the same reading. `seed` is the id of the
 * call, from which the order of the roster is drawn.
 *
 * 1. ask for a reading, once more when the reply cannot be used, else the rules read; 2. names and quotes must stand in the
 * text; 3. letter and name matching decide who is who; 4. one pointed question for what stays in doubt; 5. the order.
 */
export function readByModel(
  answer: string,
  context: ReadingContext,
  seed: string,
  replies: Replies,
): NextStep {
  const one: Case = { answer, shown: withoutOrders(answer), context, seed };
  if (one.shown.trim() === '') return { reading: byRules(one, 'réponse vide') };
  if (answer.length > LONGEST) return { reading: byRules(one, 'réponse trop longue pour un modèle') };
  const roster = rosterOf(context, seed);
  const why: string[] = [];
  for (const step of ['lecture', 'relecture'] as const) {
    const reply = replies[step];
    if (reply === undefined) return { ask: step, request: lectureRequest(one.shown, context, roster, seed) };
    const evidence = {
      text: new VisibleText(one.shown),
      matches: matchesIn(one.shown, context),
      roster,
      context,
    };
    const read = usable(reply, evidence);
    if (!('refused' in read)) return checked(one, read, evidence, replies);
    why.push(read.refused);
  }
  return { reading: byRules(one, [...new Set(why)].join(' ; ')) };
}
