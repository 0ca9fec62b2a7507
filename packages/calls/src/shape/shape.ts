import { fr } from '@agence/gesture';
import { MAX_CONCURRENT, MAX_CONCURRENTS } from '@agence/words/promises';
import { LINE } from '@agence/words/readable';
import { z } from 'zod';
import { given, LINES, MISSING, names, SEEN, seen, signs, text, tooBig, UNREADABLE } from './text.ts';

/** Greatest lengths in characters, beside those of `CLIENT_FIELDS` (docs/limits.md). */
export const MAX = {
  contact: 200,
  email: 200,
  question: 300,
} as const;

/** The text without blanks around it; empty when nothing in it is visible. */
const trimmed = (typed: string): string => (SEEN.test(typed) ? typed.trim() : '');

/** A required text with visible content. */
export const required = (max: number) =>
  text(max, LINE, z.string(given).regex(SEEN, MISSING)).overwrite(trimmed);

/** A field that may be absent; null counts as absent. */
export const mayBeAbsent = <T extends z.ZodType>(shape: T) =>
  shape.nullish().transform((value) => value ?? undefined);

/** A text that may be absent; an empty one is not absence: it clears the field. */
export const erasable = (max: number) => mayBeAbsent(text(max).overwrite(trimmed));

/** A text that may be absent; an empty one counts as absent. */
export const optional = (max: number) => erasable(max).transform((value) => value || undefined);

/** A text of several lines that may be absent; an empty one clears the field. */
export const erasableParagraphs = (max: number) => mayBeAbsent(text(max, LINES).overwrite(trimmed));

/** A text of several lines that may be absent; an empty one counts as absent. */
export const paragraphs = (max: number) => erasableParagraphs(max).transform((value) => value || undefined);

/** A question: at least `min` characters from the first visible one to the last. */
export const question = (min: number, max: number) =>
  text(
    max,
    LINES,
    z.string(given).regex(seen(min), fr`est trop courte : écrivez au moins ${min} caractères`),
  ).overwrite(trimmed);

/** Exactly `true` confirms; absent or `false` proposes. */
export const confirmer = z.boolean().optional();

/** Whether a call only asks for a proposal: its shape has `confirmer`, and its body does not say true. */
export const proposes = (shape: z.ZodType, body: unknown): boolean =>
  shape instanceof z.ZodObject &&
  'confirmer' in shape.shape &&
  (body as { readonly confirmer?: unknown }).confirmer !== true;

const list = z.array(text(MAX_CONCURRENT)).max(MAX_CONCURRENTS);

const cut = (typed: string): readonly string[] => typed.split(/[,;\r\n]/).filter((name) => name !== '');

// The pattern decides, as in `openapi.json`. The check before it gives a more precise sentence.
const oneText = z
  .string()
  .check(({ value, issues }) => {
    const names = cut(value);
    if (names.length > MAX_CONCURRENTS) issues.push(tooBig('array', MAX_CONCURRENTS, value));
    const long = names.findIndex((name) => signs(name) > MAX_CONCURRENT);
    if (long !== -1) issues.push(tooBig('string', MAX_CONCURRENT, value, [long]));
  })
  .regex(names(MAX_CONCURRENTS, MAX_CONCURRENT), UNREADABLE)
  .refine((typed) => typed.isWellFormed(), UNREADABLE)
  .transform(cut);

/** A list of names, or one text with each on a line or after a comma or a semicolon. */
export const concurrents = mayBeAbsent(
  z.union([list, oneText]).transform((all) => all.map(trimmed).filter((name) => name !== '')),
);

export const nothing = z.object({});

/** For `openapi.json`, since zod cannot express it: a body with one of these fields (under `anyOf`, `oneOf`). */
export const holding = (fields: Readonly<Record<string, object>>) =>
  Object.entries(fields).map(([name, shape]) => ({ required: [name], properties: { [name]: shape } }));
