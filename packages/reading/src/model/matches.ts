import type { Found } from '../found.ts';
import { mentionsIn } from '../read-answer.ts';
import type { ReadingContext, Reason, Who } from '../types.ts';
import { type Place, placeIn } from './text.ts';

/** A place where name matching finds the client, a declared competitor, or a namesake of theirs ("autre"). */
export type Match = Place & {
  is: Who;
  name: string;
  /** The whole name as declared, in whatever spelling. */
  exact: boolean;
  /** It repeats the question, names a source, or is used as a common word: it offers nobody. */
  aside: boolean;
};

const ANOTHER: ReadonlySet<Reason> = new Set(['homonyme', 'autre agence du réseau']);
const ASIDE: ReadonlySet<Reason> = new Set(['echo', 'source seulement', 'mot courant']);

function matchOf({ c, as, verdict }: Found): Match[] {
  if (c.form === null && c.who === 'autre') return [];
  const first = c.unit.tokens[c.i];
  const last = c.unit.tokens[c.j - 1];
  if (first === undefined || last === undefined) return [];
  const reason = verdict.counted ? null : verdict.reason;
  const another = as !== null || (reason !== null && ANOTHER.has(reason));
  return [
    {
      ...placeIn(c.unit, first.from, last.to),
      is: another ? 'autre' : c.who,
      name: as ?? c.name,
      exact: c.how === 'exact' || c.how === 'domain',
      aside: reason !== null && ASIDE.has(reason),
    },
  ];
}

/** Where names match in the answer (R7, R8, R10), in the order of the text. */
export const matchesIn = (answer: string, context: ReadingContext): Match[] =>
  mentionsIn(answer, context)
    .found.flatMap(matchOf)
    .toSorted((a, b) => a.start - b.start);
