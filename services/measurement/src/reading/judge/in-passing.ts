import type { Around, Candidate } from '../candidates/types.ts';
import {
  AGENT_BEFORE,
  ERA_BEFORE,
  HAPPENED_AFTER,
  IMPERFECT_AFTER,
  IMPERFECT_BEFORE,
  JUDGES_AFTER,
  MISSED_BEFORE,
  ORDERED_BY,
  PAST_OF_SOMEBODY,
  REPORTED,
  SHOWN_BEFORE,
  SUPPLIES_BEFORE,
  USED_TO_AFTER,
  WHEN_BEFORE,
  WHICH_BEFORE,
} from '../lexicons/in-passing.ts';
import { recommends } from '../lexicons/verbs.ts';
import { no, type Verdict } from './verdict.ts';

const passing = no('référence ou fournisseur', 'R2e · nommé en passant');
const reported = no('source seulement', 'R2f · rapporté');

const RELATIVE = /(?:^|\s)(?:que?|dont|ou|comme|quand|lorsque) /u;

/** A known name that the sentence only passes by: its past, its staff, what it supplies, to whom it is a reference (R2e, R2f). */
export function inPassing(c: Candidate, a: Around): Verdict | null {
  if (c.head) return null;
  const { tail } = a;
  const after = a.after.slice(0, a.ownEnd);
  if (USED_TO_AFTER.test(after) && !recommends(tail)) return passing;
  if (WHEN_BEFORE.test(tail) && HAPPENED_AFTER.test(after)) return passing;
  if (WHICH_BEFORE.test(tail) && JUDGES_AFTER.test(after)) return reported;
  if (tail === '') return null;
  if (
    (ERA_BEFORE.test(tail) && IMPERFECT_AFTER.test(after)) ||
    MISSED_BEFORE.test(tail) ||
    ORDERED_BY.test(tail)
  )
    return passing;
  if (PAST_OF_SOMEBODY.test(tail))
    return REPORTED.test(a.before) || /^ ?, interroge/u.test(after) ? reported : staffOf(a) ? passing : null;
  if (recommends(tail)) return null;
  if (
    (RELATIVE.test(tail) && (SUPPLIES_BEFORE.test(tail) || IMPERFECT_BEFORE.test(tail))) ||
    (/ (?:par|chez|aupres|by) /u.test(tail) && AGENT_BEFORE.test(tail)) ||
    SHOWN_BEFORE.test(tail)
  )
    return passing;
  return null;
}

/** "La patronne de X vous reçoit" offers X; "longtemps salariée de X" does not. */
const staffOf = (a: Around) =>
  !/(?:^|\s)(?:la|le|les|une?|sa|son|ses|leurs?|notre) [a-z]+ (?:de|du|des|d|chez|at|of)(?: (?:la|le|les|l))? ?$/u.test(
    a.tail,
  ) || /(?:ancien|longtemps|ex|qui) /u.test(a.tail);
