import { z } from 'zod';
import type { ReadingContext } from '../types.ts';
import { passageAround } from './passage.ts';
import { fenced } from './prompt.ts';
import { jsonIn } from './reply.ts';
import { type Member, oneLine, rosterLine } from './roster.ts';
import { overlap, type Place, type VisibleText } from './text.ts';
import { textOf } from './texts.ts';
import type { ReadingRequest } from './types.ts';

const SYSTEM = textOf('precision');

const VERDICTS = ['yes', 'no', 'another'] as const;
export type PointedVerdict = (typeof VERDICTS)[number];

const SCHEMA = {
  type: 'object',
  properties: { verdict: { type: 'string', enum: [...VERDICTS] }, quote: { type: 'string' } },
  required: ['verdict', 'quote'],
  additionalProperties: false,
};

const replySchema = z.object({ verdict: z.enum(VERDICTS), quote: z.string().max(600) });

/** One business in doubt, and the places where the answer may offer it. */
export type Question = { member: Member; places: readonly Place[] };

/** What asks a model one pointed question. */
export function pointedRequest(
  answer: string,
  { question }: ReadingContext,
  { member, places }: Question,
  seed: string,
): ReadingRequest {
  const written = [...new Set(places.map(({ unit, from, to }) => oneLine(unit.text.slice(from, to))))];
  const prompt = [
    `The customer asked: ${oneLine(question, 1_000)}`,
    `The business: ${rosterLine(member)}`,
    `The passage:\n${fenced('passage', passageAround(answer, places), seed)}`,
    `Does this passage offer ${oneLine(member.name)} to the customer? It may be named "${written.join('" or "')}". Reply as JSON.`,
  ].join('\n\n');
  return { system: SYSTEM, prompt, schema: SCHEMA, maxOutputTokens: 400, roster: [member] };
}

/** The verdict on a pointed question, and the place that its quote speaks of; null when the quote proves nothing. */
export function pointedVerdict(
  reply: string,
  { places }: Question,
  text: VisibleText,
): { verdict: PointedVerdict; place: Place } | null {
  const { data } = replySchema.safeParse(jsonIn(reply));
  if (data === undefined) return null;
  const quoted = text.stretchesOf(data.quote);
  const about = (place: Place) => quoted.some((stretch) => overlap(stretch, place));
  const beside = ({ unit }: Place) =>
    quoted.some(({ start }) => start >= (unit.map[0] ?? 0) && start <= (unit.map.at(-1) ?? 0));
  const place = places.find(about) ?? places.find(beside);
  return place === undefined ? null : { verdict: data.verdict, place };
}
