import type { Around, Candidate } from '../candidates/types.ts';
import {
  HEARD_AFTER,
  HEARD_BEFORE,
  LEAVING_FRAME,
  LEFT_AFTER,
  PUBLISHED_AFTER,
  PUBLISHED_BEFORE,
  SET_BY_AFTER,
  TRIED_BEFORE,
  USER_AROUND,
  USER_BEFORE,
} from '../lexicons/named-for-another.ts';
import { recommends } from '../lexicons/verbs.ts';
import { holds } from '../patterns/holds.ts';
import { no, type Verdict } from './verdict.ts';

/** Named as the user of something, as the voice of a fact or as the house just left: never as somewhere to go. */
export function namedForAnother(c: Candidate, a: Around): Verdict | null {
  if (c.head || recommends(a.tail)) return null;
  const after = a.after.slice(0, a.ownEnd);
  if (holds(HEARD_AFTER, a.after) || (holds(PUBLISHED_BEFORE, a.tail) && PUBLISHED_AFTER.test(after)))
    return no('source seulement', 'R2f · ce qu’elle a dit ou publié');
  if (holds(LEAVING_FRAME, a.before) && holds(LEFT_AFTER, a.after))
    return no('echo', 'R2b · essayée, puis quittée');
  if (SET_BY_AFTER.test(after)) return no('echo', 'R2b · mise à part');
  if (a.tail === '') return null;
  if (holds(TRIED_BEFORE, a.tail)) return no('echo', 'R2b · déjà essayée');
  if (holds(HEARD_BEFORE, a.tail)) return no('source seulement', 'R2f · chiffres ou avis de la maison');
  if (
    holds(USER_BEFORE, a.tail) ||
    USER_AROUND.some(([left, right]) => left.test(a.tail) && right.test(a.after))
  )
    return no('référence ou fournisseur', 'R2e · s’en sert');
  return null;
}
