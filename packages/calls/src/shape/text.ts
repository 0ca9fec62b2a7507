import { fr } from '@agence/gesture';
import { HIDDEN, LINE } from '@agence/words/readable';
import { z } from 'zod';

/**
 * Texts that a body may hold. They are validated as sent, by checks that a JSON schema can express, so that
 * `openapi.json` says exactly what is accepted (`openapi/accepted.test.ts`).
 */

/** Sentence endings, written after a field's name. */
export const MISSING = fr`est obligatoire`;
export const UNREADABLE = fr`contient des signes qui ne se lisent pas : retirez-les`;

/** Blanks, and marks that nobody can see. */
const UNSEEN = String.raw`\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb`;

/** Printable text of several lines. */
export const LINES = new RegExp(String.raw`^([^${HIDDEN}]|[\t\n\r])*$`, 'u');
/** At least one visible character. */
export const SEEN = new RegExp(`[^${UNSEEN}]`, 'u');
export const SAID = { type: 'string', pattern: SEEN.source };
/** At least `min` characters from the first visible one to the last. */
export const seen = (min: number): RegExp =>
  new RegExp(String.raw`[^${UNSEEN}][\s\S]{${min - 2},}[^${UNSEEN}]`, 'u');
/** Names in one text, each on a line or after a comma or a semicolon. */
export const names = (most: number, longest: number): RegExp =>
  new RegExp(`^[,;\\r\\n]*([^,;${HIDDEN}]{1,${longest}}([,;\\r\\n]+|$)){0,${most}}$`, 'u');

/** Characters as JSON schemas count them: an emoji is one. */
export const signs = (text: string): number => [...text].length;

type Payload = z.core.ParsePayload<string>;

export const tooBig = (
  origin: 'array' | 'string',
  maximum: number,
  input: unknown,
  path: PropertyKey[] = [],
) => ({ code: 'too_big', origin, maximum, inclusive: true, input, path }) as const;

const atMost =
  (max: number) =>
  ({ value, issues }: Payload): void => {
    if (signs(value) > max) issues.push(tooBig('string', max, value));
  };

// UTF-8 text holds no half of a surrogate pair; only a JSON escape can bring one in.
const whole = (text: string): boolean => text.isWellFormed();

export const given = { error: ({ input }: { input?: unknown }) => (input === undefined ? MISSING : 'type') };

/** A text of at most `max` characters. */
export const bounded = (max: number, sent = z.string(given)) =>
  sent.check(atMost(max)).meta({ maxLength: max });

/** The same, readable characters only. */
export const text = (max: number, readable = LINE, sent = z.string(given)) =>
  bounded(max, sent).regex(readable, UNREADABLE).refine(whole, UNREADABLE);
