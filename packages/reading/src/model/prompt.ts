import type { ReadingContext } from '../types.ts';
import { digest, type Member, oneLine, rosterLine } from './roster.ts';
import { textOf } from './texts.ts';
import type { ReadingRequest } from './types.ts';

/** The labelling rules, for a model. Names no real business: a model might copy it. */
const SYSTEM = textOf('lecture');

/** The schema of an object that must have these properties and no other, as structured output requires. */
export const objectOf = (properties: Record<string, unknown>): Record<string, unknown> => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const TEXT = { type: 'string' };
const NAMED = objectOf({ name: TEXT, quote: TEXT, roster: { type: ['string', 'null'] } });
const SCHEMA = objectOf({ businesses: { type: 'array', items: NAMED }, nobody: { type: 'boolean' } });

/** Fences a text of strangers with marks that stand nowhere in it. */
export function fenced(tag: string, text: string, seed: string): string {
  let mark = digest(`${seed}\n${text}`).slice(0, 10);
  while (text.includes(mark)) mark = digest(mark).slice(0, 10);
  return `<${tag}-${mark}>\n${text}\n</${tag}-${mark}>`;
}

/** What asks a model to read one answer. */
export function lectureRequest(
  answer: string,
  question: ReadingContext['question'],
  roster: readonly Member[],
  seed: string,
): ReadingRequest {
  const prompt = [
    `The customer asked: ${oneLine(question, 1_000)}`,
    `Roster:\n${roster.map(rosterLine).join('\n')}`,
    `The answer:\n${fenced('answer', answer, seed)}`,
    'List the businesses that this answer offers, as JSON.',
  ].join('\n\n');
  return { system: SYSTEM, prompt, schema: SCHEMA, roster };
}

/** Whether the model may have copied a name from the rules it was given. */
export const inRules = (name: string): boolean => name.length > 3 && SYSTEM.includes(name);
