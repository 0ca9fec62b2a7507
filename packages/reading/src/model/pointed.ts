import { z } from 'zod';
import { fenced, objectOf } from './prompt.ts';
import { jsonIn } from './reply.ts';
import { type Member, oneLine, rosterLine } from './roster.ts';
import { overlap, type Place, placeIn, type VisibleText } from './text.ts';
import { textOf } from './texts.ts';
import type { ReadingRequest } from './types.ts';

const VERDICTS = ['yes', 'no', 'another'] as const;
const SYSTEM = textOf('precision');
const SCHEMA = objectOf({ verdict: { type: 'string', enum: [...VERDICTS] }, quote: { type: 'string' } });
const replySchema = z.object({ verdict: z.enum(VERDICTS), quote: z.string().max(600) });

/** One business in doubt, and the places where the answer may offer it. */
export type Question = { member: Member; places: readonly Place[] };

/** What asks a model one pointed question. */
export function pointedRequest(
  answer: string,
  asked: string,
  { member, places }: Question,
  seed: string,
): ReadingRequest {
  const written = [...new Set(places.map(({ unit, from, to }) => oneLine(unit.text.slice(from, to))))];
  const prompt = [
    `The customer asked: ${oneLine(asked, 1_000)}`,
    `The business: ${rosterLine(member)}`,
    `The answer:\n${fenced('text', answer, seed)}`,
    `Does this answer offer ${oneLine(member.name)} to the customer? It may be named "${written.join('" or "')}". Reply as JSON.`,
  ].join('\n\n');
  return { system: SYSTEM, prompt, schema: SCHEMA, roster: [member] };
}

/** The verdict on a question, and the place that its quote shows. */
export type Answered = { verdict: (typeof VERDICTS)[number]; place: Place };

/** What the model answers to a question; null when its quote is not in the text, or not about that name. */
export function pointedAnswer(reply: string, { places }: Question, text: VisibleText): Answered | null {
  const { data } = replySchema.safeParse(jsonIn(reply));
  const quoted = text.stretchesOf(data?.quote ?? '');
  const inLine = ({ unit }: Place) => placeIn(unit, 0, unit.text.length);
  const shown =
    places.find((place) => quoted.some((stretch) => overlap(stretch, place))) ??
    places.find((place) => quoted.some((stretch) => overlap(stretch, inLine(place))));
  return data === undefined || shown === undefined ? null : { verdict: data.verdict, place: shown };
}
