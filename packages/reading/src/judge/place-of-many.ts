import type { Around } from '../candidates/types.ts';
import { HAS_MANY, HOUSES } from '../lexicons/judge/place-of-many.ts';
import { isKind } from '../lexicons/kinds.ts';
import { find } from '../patterns/holds.ts';
import { no, type Verdict } from './verdict.ts';

/** "[Lacanau-Océan] has a dozen schools": what counts many of a kind of house is a place. */
export function placeOfMany(a: Around): Verdict | null {
  const kind = find(HAS_MANY, a.after)?.[1];
  return kind !== undefined && isKind(kind) && HOUSES.test(kind)
    ? no('pas un nom d’entreprise', 'R6 · lieu qui a plusieurs maisons')
    : null;
}
