import { siteInSources } from '../names/domains.ts';
import { readAnswer, stateOfAnswer, weighAnswer } from '../read-answer.ts';
import type { ReadingContext, Span } from '../types.ts';
import { type Evidence, nameOf, type Proven, proven } from './entries.ts';
import { matchesOf } from './matches.ts';
import { byLayout, inText } from './order.ts';
import { withoutOrders } from './orders.ts';
import { pointedRequest } from './pointed.ts';
import { lectureRequest } from './prompt.ts';
import { readReply } from './reply.ts';
import { rosterOf } from './roster.ts';
import { questionOn, type Settled, settle, withoutIdleDoubts } from './settle.ts';
import { VisibleText } from './text.ts';
import type { ModelReading, ReadingRequest, ReadingStep, Replies } from './types.ts';

/** Changes whenever the prompt or a check changes what is read. */
export const READING_VERSION = '5';

/** Longer answers are none to a customer, and cost too much to send. */
const LONGEST = 40_000;
/** A refusal is short: a longer answer that names nobody gives advice. */
const REFUSAL = 500;

export type NextStep = { ask: ReadingStep; request: ReadingRequest } | { reading: ModelReading };

/** One answer; `shown` is the text that is sent and that counts. */
type Input = { answer: string; shown: string; context: ReadingContext; seed: string };

const excerpted = <T extends Span>(spans: readonly T[], answer: string): T[] =>
  spans.map((span) => ({ ...span, excerpt: answer.slice(span.start, span.end) }));

function byRules({ answer, shown, context }: Input, why: string): { reading: ModelReading } {
  const rules = readAnswer(shown, context);
  const provenance = { by: 'regles', dropped: 0, asked_again: 0, uncertain: 0, agrees: true, why } as const;
  const businesses = excerpted(rules.businesses, answer);
  return { reading: { ...rules, businesses, provenance, uncertain: [], position_uncertain: false } };
}

function readingOf(
  { answer, shown, context }: Input,
  { invented, leftOut, nobody }: Proven,
  { entries: settled, uncertain, answered }: Settled,
  { text, matches, rules }: Evidence,
): ModelReading {
  const { entries, ranked } = byLayout(settled, text.doc);
  const mentions = entries.map((entry) => {
    const { member, why, place, quote } = entry;
    const span = { start: place.start, end: place.end, excerpt: '', ...(quote && { quote }) };
    return { name: nameOf(entry, context), is: member?.is ?? 'autre', why, ...span };
  });
  const index = mentions.findIndex(({ is }) => is === 'client');
  const position = index < 0 ? null : index + 1;
  const counted = new Set([...mentions, ...uncertain].map(({ name }) => name));
  const leftOutByRules = rules.notCounted.filter(({ is, name }) => is !== 'autre' && !counted.has(name));
  const declined = nobody && matches.length === 0 && answer.trim().length <= REFUSAL;
  return {
    version: READING_VERSION,
    businesses: excerpted(mentions, answer),
    notCounted: excerpted([...leftOut, ...leftOutByRules], answer),
    client_cited: position !== null,
    client_position: position,
    client_site_in_sources: siteInSources(context.client.site, context.sources),
    state: stateOfAnswer(position),
    refusal: counted.size === 0 && (declined || (rules.refusal && readAnswer(shown, context).refusal)),
    provenance: {
      by: 'modele',
      dropped: invented + leftOut.length,
      asked_again: answered ? 1 : 0,
      uncertain: uncertain.length,
      agrees: rules.client_cited === (position !== null),
    },
    uncertain: excerpted(uncertain, answer),
    position_uncertain: !ranked && index >= 0 && inText(mentions)[index] !== mentions[index],
  };
}

/** The reading of a usable reply, once the doubt that it leaves is asked about. */
function settledReading(input: Input, read: Proven, evidence: Evidence, replies: Replies): NextStep {
  const entries = withoutIdleDoubts(read.entries);
  const question = questionOn(entries, evidence);
  const { precision, client } = replies;
  const open = precision === undefined && (client === undefined || question?.member.is !== 'client');
  if (question !== null && open) {
    const request = pointedRequest(input.shown, input.context.question, question, input.seed);
    return { ask: 'precision', request };
  }
  const settled = settle(entries, question, replies, evidence);
  return { reading: readingOf(input, read, settled, evidence) };
}

/** Orders in an answer may have moved the model: its reading counts only where the rules put the client at the same place. */
function unmoved(input: Input, next: NextStep): NextStep {
  if (input.shown === input.answer) return next;
  const rules = byRules(input, 'la réponse donne des ordres à qui la lit');
  const same = 'reading' in next && next.reading.client_position === rules.reading.client_position;
  return same ? next : rules;
}

/** What to ask the reader model next, or the reading. Pure: `seed`, the id of the call, draws the order of the roster. */
export function readByModel(
  answer: string,
  context: ReadingContext,
  seed: string,
  replies: Replies,
): NextStep {
  const shown = withoutOrders(answer);
  const input: Input = { answer, shown, context, seed };
  if (shown.trim() === '') return byRules(input, 'réponse vide');
  if (answer.length > LONGEST) return byRules(input, 'réponse trop longue pour un modèle');
  const roster = rosterOf(context, seed);
  const refused = new Set<string>();
  for (const step of ['lecture', 'relecture'] as const) {
    const reply = replies[step];
    if (reply === undefined)
      return { ask: step, request: lectureRequest(shown, context.question, roster, seed) };
    const named = readReply(reply);
    if ('refused' in named) {
      refused.add(named.refused);
      // A call that came to nothing is not made again under another name: the reader may be away for long.
      if (reply === null) break;
      continue;
    }
    const { reading: rules, found, doc } = weighAnswer(shown, context, true);
    const matches = matchesOf(found, roster);
    const evidence = { text: new VisibleText(doc), matches, rules, roster, context };
    const read = proven(named, evidence);
    if (!('refused' in read)) return unmoved(input, settledReading(input, read, evidence, replies));
    refused.add(read.refused);
  }
  return byRules(input, [...refused].join(' ; '));
}
