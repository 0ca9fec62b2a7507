import type { Found } from '../found.ts';
import type { Reason, Who } from '../types.ts';
import { type Place, placeIn } from './text.ts';

/** A place where name matching finds the client, a declared competitor, or a namesake of theirs ("autre"). */
export type Match = Place & {
  is: Who;
  name: string;
  /** The whole name as declared, in whatever spelling. */
  exact: boolean;
  /** The rule reader finds it offered here: not an echo of the question, a source, a common word, a house advised against. */
  counted: boolean;
};

const ANOTHER: ReadonlySet<Reason> = new Set(['homonyme', 'autre agence du réseau']);

function matchOf({ c, as, verdict }: Found): Match[] {
  if (c.form === null && c.who === 'autre') return [];
  const another = as !== null || (!verdict.counted && ANOTHER.has(verdict.reason));
  return [
    {
      ...placeIn(c.unit, c.unit.tokens[c.i]?.from ?? 0, c.unit.tokens[c.j - 1]?.to ?? 1),
      is: another ? 'autre' : c.who,
      name: as ?? c.name,
      exact: c.how === 'exact' || c.how === 'domain',
      counted: verdict.counted,
    },
  ];
}

/** Where names match in the answer (R7, R8, R10), in the order of the text. */
export const matchesOf = (found: readonly Found[]): Match[] =>
  found.flatMap(matchOf).toSorted((a, b) => a.start - b.start);
