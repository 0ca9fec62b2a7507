import { fr } from '@agence/gesture';
import type { z } from 'zod';
import { MISSING } from './text.ts';

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

type Where = {
  readonly prefix: string;
  readonly name: string;
  readonly field: string;
  /** The field is a question, which people name by its number. */
  readonly question: boolean;
};

const where = (path: readonly PropertyKey[]): Where => {
  const entry = path[0] === 'clients' && typeof path[1] === 'number' ? path[1] + 1 : undefined;
  const [name = '', ...inside] = path.slice(entry === undefined ? 0 : 2);
  const [n] = inside;
  const question = name === 'remplacer' && typeof n === 'string' && /^[1-9]\d{0,8}$/.test(n);
  const field = question ? fr`la question ${n}` : fr`le champ « ${String(name)} »`;
  return {
    prefix: entry === undefined ? '' : fr`Client n° ${entry} : `,
    name: String(name),
    field: inside.length === 0 || question ? field : `${field}, ${inside.map(place).join(', ')},`,
    question,
  };
};

/** The French noun for an element of a list. */
const ELEMENTS: Readonly<Record<string, string>> = { clients: 'client' };

const tooSmall = ({ origin, minimum }: z.core.$ZodIssueTooSmall, { name, field }: Where): string => {
  if (origin === 'int' || origin === 'number') return fr`${field} vaut au moins ${Number(minimum)}`;
  if (origin === 'array') return fr`${field} doit contenir au moins un ${ELEMENTS[name] ?? 'élément'}`;
  return `${field} ${MISSING}`;
};

const tooBig = ({ origin, maximum }: z.core.$ZodIssueTooBig, { field, question }: Where): string => {
  if (question) return fr`${field} est trop longue : écrivez au plus ${Number(maximum)} caractères`;
  if (origin === 'int' || origin === 'number') return fr`${field} vaut au plus ${Number(maximum)}`;
  return fr`${field} compte au plus ${Number(maximum)} ${origin === 'array' ? 'éléments' : 'signes'}`;
};

/** For a union: the fault in the shape whose type fits; when none fits, all expected types. */
const ofUnion = ({ errors, path }: z.core.$ZodIssueInvalidUnion, at: Where): string => {
  const typed = ([first]: readonly z.core.$ZodIssue[]) =>
    first?.code === 'invalid_type' && first.path.length === 0 ? first.expected : undefined;
  const [meant] = errors.find((issues) => typed(issues) === undefined) ?? [];
  if (meant !== undefined) return problem(meant, where([...path, ...meant.path]));
  const types = errors.map((issues) => TYPES[typed(issues) ?? ''] ?? '');
  return fr`${at.field} doit être ${types.join(' ou ')}`;
};

const problem = (issue: z.core.$ZodIssue, at: Where): string => {
  const { name, field } = at;
  if (name === '' && issue.code === 'invalid_type') return fr`il faut un objet JSON`;
  switch (issue.code) {
    case 'invalid_type':
      return issue.message === MISSING
        ? `${field} ${MISSING}`
        : fr`${field} doit être ${TYPES[issue.expected] ?? issue.expected}`;
    case 'too_big':
      return tooBig(issue, at);
    case 'too_small':
      return tooSmall(issue, at);
    case 'custom':
    case 'invalid_format':
      return name === '' ? issue.message : `${field} ${issue.message}`;
    case 'invalid_union':
      return ofUnion(issue, at);
    default:
      return fr`${field} n'est pas de la forme attendue`;
  }
};

/** The first thing wrong with a body, in one French sentence. */
export const sentenceOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  if (issue === undefined) return fr`Le corps de l'appel n'est pas de la forme attendue.`;
  const at = where(issue.path);
  const problemText = problem(issue, at);
  return `${at.prefix}${at.prefix === '' ? problemText.charAt(0).toUpperCase() + problemText.slice(1) : problemText}.`;
};
