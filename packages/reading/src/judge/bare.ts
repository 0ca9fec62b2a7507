import type { Around, Candidate } from '../candidates/types.ts';
import { TO_SOMEBODY, TURNED_TO } from '../lexicons/judge/bare.ts';
import { afterPreposition, kindAt } from './announced.ts';
import type { Sign } from './weights.ts';

/** Letters from the kind that stands right before a name to the name: "garage " of "contactez le garage [Dubois]". */
function lengthOfKind(c: Candidate): number {
  const { tokens } = c.unit;
  const link = tokens[c.i - 1]?.fold ?? '';
  const kind = kindAt(tokens, /^(?:de|d)$/u.test(link) ? c.i - 2 : c.i - 1);
  return kind < 0 ? 0 : (c.plain.at[c.i] ?? 0) - (c.plain.at[kind] ?? 0);
}

/** The words around a name without the kind before it: what is told of "le garage [Dubois]" is told of the name. */
export function withoutKind(c: Candidate, a: Around, kind: number): Around {
  const length = kind > 2 ? lengthOfKind(c) : 0;
  if (length === 0 || length > a.tail.length) return a;
  return {
    ...a,
    tail: a.tail.slice(0, a.tail.length - length),
    before: a.before.slice(0, a.before.length - length),
  };
}

/** "misez sur X", "ne jurent que par X": no place. */
const ABOUT = / (?:sur|que par|pour) (?:(?:le|la|les|l) )?$/u;
/** How a name that is recommended is put: after "à" it may be the town to go to. */
export const recommendedTo = (a: Around): Sign =>
  afterPreposition(a) && !ABOUT.test(a.tail) && !TO_SOMEBODY.test(a.tail)
    ? 'recommendedAtPlace'
    : 'recommended';

export const turnedTo = ({ tail }: Around): boolean =>
  TURNED_TO.test(tail) || (tail.endsWith(' a ') && TO_SOMEBODY.test(tail));
