import type { Around, Candidate } from '../candidates/types.ts';
import {
  AGENT_BEFORE,
  ERA_BEFORE,
  HAPPENED_AFTER,
  IMPERFECT_AFTER,
  IMPERFECT_BEFORE,
  MISSED_BEFORE,
  ORDERED_BY,
  PAST_OF_SOMEBODY,
  REPORTED,
  SHOWN_BEFORE,
  SUPPLIES_BEFORE,
  USED_TO_AFTER,
  WHEN_BEFORE,
} from '../lexicons/in-passing.ts';
import { ONE_OF_STAFF } from '../lexicons/judge/in-passing.ts';
import { recommends } from '../lexicons/verbs.ts';
import { holds } from '../patterns/holds.ts';
import { namedForAnother } from './named-for-another.ts';
import { goesOnToday, timesGone } from './times-gone.ts';
import { no, type Verdict } from './verdict.ts';

const passing = no('référence ou fournisseur', 'R2e · nommé en passant');
const reported = no('source seulement', 'R2f · rapporté');

const RELATIVE = /(?:^|\s)(?:que?|dont|ou|comme|quand|lorsque) /u;

/** A known name that the sentence only passes by: its past, its staff, what it supplies, to whom it is a reference (R2e, R2f). */
export function inPassing(c: Candidate, a: Around): Verdict | null {
  if (c.head) return null;
  const { tail } = a;
  const after = a.after.slice(0, a.ownEnd);
  if (holds(USED_TO_AFTER, after) && !recommends(tail)) return passing;
  if (holds(WHEN_BEFORE, tail) && holds(HAPPENED_AFTER, after)) return passing;
  const gone = timesGone(a) ?? namedForAnother(c, a);
  if (gone !== null) return gone;
  if (tail === '') return null;
  if (
    (holds(ERA_BEFORE, tail) && holds(IMPERFECT_AFTER, after) && !goesOnToday(a)) ||
    holds(MISSED_BEFORE, tail) ||
    holds(ORDERED_BY, tail)
  )
    return passing;
  if (holds(PAST_OF_SOMEBODY, tail))
    return holds(REPORTED, a.before) || /^ ?, interroge/u.test(after)
      ? reported
      : staffOf(a)
        ? passing
        : null;
  if (recommends(tail)) return null;
  if (
    (RELATIVE.test(tail) && (holds(SUPPLIES_BEFORE, tail) || holds(IMPERFECT_BEFORE, tail))) ||
    (/ (?:par|chez|aupres|by) /u.test(tail) && holds(AGENT_BEFORE, tail)) ||
    holds(SHOWN_BEFORE, tail)
  )
    return passing;
  return null;
}

/** "La patronne de X vous reçoit" offers X; "longtemps salariée de X" does not. */
const staffOf = (a: Around) => !ONE_OF_STAFF.test(a.tail) || /(?:ancien|longtemps|ex|qui) /u.test(a.tail);
