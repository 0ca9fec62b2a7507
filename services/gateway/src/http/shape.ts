import { fr } from '@agence/gesture';
import { z } from 'zod';

/** Field limits, the same everywhere (docs/limits.md). */
export const MAX = {
  entreprise: 120,
  ville: 80,
  site_web: 200,
  metier: 80,
  contexte: 1000,
  contact: 200,
  email: 200,
  question: 300,
} as const;

const MAX_CONCURRENTS = 10;
const MAX_CONCURRENT = 120;

const TYPES: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  array: 'une liste',
  object: 'un objet',
  record: 'un objet',
};

/** A place inside a field, as people count: the first element is 1. What a caller wrote is shown shortened. */
const place = (key: PropertyKey): string =>
  typeof key === 'number' ? fr`élément ${key + 1}` : fr`entrée « ${String(key).slice(0, 40)} »`;

type Where = { readonly prefix: string; readonly name: string; readonly field: string };

const where = (path: readonly PropertyKey[]): Where => {
  const entry = path[0] === 'clients' && typeof path[1] === 'number' ? path[1] + 1 : undefined;
  const [name = '', ...inside] = path.slice(entry === undefined ? 0 : 2);
  const field = fr`le champ « ${String(name)} »`;
  return {
    prefix: entry === undefined ? '' : fr`Client n° ${entry} : `,
    name: String(name),
    field: inside.length === 0 ? field : `${field}, ${inside.map(place).join(', ')},`,
  };
};

const UNREADABLE = 'unreadable';

/** What a list holds. */
const ELEMENTS: Readonly<Record<string, string>> = { clients: 'client' };

const tooSmall = ({ origin, minimum }: z.core.$ZodIssueTooSmall, { name, field }: Where): string => {
  if (origin === 'int' || origin === 'number') return fr`${field} vaut au moins ${Number(minimum)}`;
  if (origin === 'array') return fr`${field} doit contenir au moins un ${ELEMENTS[name] ?? 'élément'}`;
  return origin === 'string' && Number(minimum) > 1
    ? fr`${field} compte au moins ${Number(minimum)} signes`
    : fr`${field} est obligatoire`;
};

const tooBig = ({ origin, maximum }: z.core.$ZodIssueTooBig, { field }: Where): string => {
  if (origin === 'int' || origin === 'number') return fr`${field} vaut au plus ${Number(maximum)}`;
  return fr`${field} compte au plus ${Number(maximum)} ${origin === 'array' ? 'éléments' : 'signes'}`;
};

const problem = (issue: z.core.$ZodIssue, at: Where): string => {
  const { name, field } = at;
  if (name === '' && issue.code === 'invalid_type') return fr`il faut un objet JSON`;
  switch (issue.code) {
    case 'invalid_type':
      return issue.message === 'missing'
        ? fr`${field} est obligatoire`
        : fr`${field} doit être ${TYPES[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return tooBig(issue, at);
    case 'too_small':
      return tooSmall(issue, at);
    case 'custom':
      return issue.message === UNREADABLE
        ? fr`${field} contient des signes qui ne se lisent pas : retirez-les`
        : issue.message;
    default:
      return fr`${field} n'est pas de la forme attendue`;
  }
};

/** The first thing wrong with a body, in one French sentence. */
export const sentenceOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  if (issue === undefined) return fr`Le corps de l'appel n'est pas de la forme attendue.`;
  const at = where(issue.path);
  const said = problem(issue, at);
  return `${at.prefix}${at.prefix === '' ? said.charAt(0).toUpperCase() + said.slice(1) : said}.`;
};

const missing = { error: ({ input }: { input?: unknown }) => (input === undefined ? 'missing' : 'type') };

/** Blanks and marks that nobody can see say nothing. */
const seen = (text: string): string => (/[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text.trim() : '');

/** Control signs, what turns the direction of writing, and half a sign. */
const HIDDEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const BREAKS = /[\t\n\r]/g;

/** One line that can be printed as it was meant. */
const readable = (line: z.ZodString) => line.refine((text) => !HIDDEN.test(text), { message: UNREADABLE });

/** The same, of several lines. */
export const readableLines = (lines: z.ZodString) =>
  lines.refine((text) => !HIDDEN.test(text.replace(BREAKS, ' ')), { message: UNREADABLE });

/** A text that must be there and say something. */
export const required = (max: number) => readable(z.string(missing).overwrite(seen).min(1).max(max));

/** What may be absent: null says no more than nothing. */
export const absent = <T extends z.ZodType>(shape: T) =>
  shape.nullish().transform((value) => value ?? undefined);

/** A text that may be absent; an empty one is given, and says that there is none. */
export const erasable = (max: number) => absent(readable(z.string().overwrite(seen).max(max)));

/** A text that may be absent; an empty one counts as absent. */
export const optional = (max: number) => erasable(max).transform((text) => text || undefined);

/** A text of several lines that may be absent; an empty one counts as absent. */
export const paragraphs = (max: number) =>
  absent(readableLines(z.string().overwrite(seen).max(max))).transform((text) => text || undefined);

/** Exactly `true` confirms; absent or `false` proposes. */
export const confirmer = z.boolean().optional();

/** Whether a body that fits the shape proposes only: the service that reads it writes nothing. */
export const proposes = (shape: z.ZodType, body: unknown): boolean =>
  shape instanceof z.ZodObject &&
  'confirmer' in shape.shape &&
  (body as { readonly confirmer?: unknown }).confirmer !== true;

const names = z.array(readable(z.string().trim().max(MAX_CONCURRENT))).max(MAX_CONCURRENTS);

/** A list of names, or one text split on commas, semicolons and new lines. */
export const concurrents = absent(
  z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(/[,;\n]/) : value),
      z.array(z.string().trim()),
    )
    .transform((list) => list.filter((name) => name !== ''))
    .pipe(names),
);

export const nothing = z.object({});
