import type { Around, Candidate } from '../candidates/types.ts';
import {
  LEAVE_ASIDE_BEFORE,
  NEEDLESS,
  NOT_ADVISED_BEFORE,
  ONLY_PLACED,
  REVERSED_BEFORE,
  USELESS_BEFORE,
} from '../lexicons/counsel-against.ts';
import {
  APART_FROM,
  BUT,
  BUT_ONE,
  MAY_BE_DONE,
  NO_REGRET,
  NOBODY_ELSE,
  NONE_BETTER,
  NOT_WITHOUT,
  SET_BETWEEN,
  WOULD_HAVE_AFTER,
  WOULD_HAVE_BEFORE,
} from '../lexicons/judge/before-name.ts';
import { AMONG_THEM, MAY_WARN_BEFORE, WARNED_AROUND, WARNED_BEFORE } from '../lexicons/warned-off.ts';
import { find, holds } from '../patterns/holds.ts';
import { withoutInsertions } from './insertions.ts';
import { praisedByDenial } from './praised.ts';

/** "On aurait tort d'écarter X": what would be advice against is turned round. */
export const reversed = (tail: string): boolean => holds(REVERSED_BEFORE, tail);

/** "Je ne mettrais pas X en premier": ranked lower, not left out. */
export const onlyPlaced = (a: Around): boolean =>
  ONLY_PLACED.test(a.after) &&
  /(?:^|\s)(?:mett|met|plac|cit|class|retien)[a-z]* (?:[a-z]+ ){0,4}$/u.test(a.tail);

/** "Évitez en revanche X", "Inutile de perdre une matinée chez X", "Je n'inclus pas X". */
export function advisedAgainst(a: Around): boolean {
  if (praisedByDenial(a.tail)) return false;
  const tail = withoutInsertions(a.tail).replaceAll(SET_BETWEEN, '');
  if (holds(LEAVE_ASIDE_BEFORE, tail) || holds(NOT_ADVISED_BEFORE, tail))
    return !reversed(tail) && !holds(ONLY_PLACED, a.after);
  if (holds(MAY_WARN_BEFORE, tail) && holds(WARNED_BEFORE, tail)) return !reversed(tail);
  if (AMONG_THEM[1].test(a.after) && AMONG_THEM[0].test(a.before)) return true;
  if (WARNED_AROUND.some(([left, right]) => right.test(a.after) && left.test(tail))) return true;
  const useless = find(USELESS_BEFORE, tail);
  return useless !== null && !holds(NEEDLESS, ` ${useless[1] ?? ''}`) && !reversed(tail);
}

const SAYING_NO =
  /(?:^|\s)(?:sauf que|ah|attendez|enfin|en fait|mais|wait|actually) (?:, )?(?:non|no)(?= ?[,.:;!]|$)/u;

const firstSentence = (text: string) => / ?[^.!?]*/u.exec(text)?.[0] ?? '';

export function takenBack(c: Candidate, a: Around): boolean {
  if (c.head) return false;
  const after = a.after.slice(0, a.ownEnd);
  const next = a.rest.slice(0, 200);
  if (
    !/(?:^|\s)(?:non?|oubliez|erreur|je (?:me|re)|au temps|autant pour|scratch|my mistake)/u.test(
      `${after} ${next}`,
    )
  )
    return false;
  return holds(SAYING_NO, after) || holds(SAYING_NO, firstSentence(next));
}

export function contraryToFact(c: Candidate, a: Around): boolean {
  const after = a.after.slice(0, a.ownEnd);
  const wished =
    (!c.head && /aur|have/u.test(a.tail) && holds(WOULD_HAVE_BEFORE, a.tail)) ||
    holds(WOULD_HAVE_AFTER, after);
  return wished && holds(BUT, `${after} ${firstSentence(a.rest)}`);
}

/** "À part X, personne n'en a": alone of all. */
export const onlyOne = (a: Around): boolean => APART_FROM.test(a.before) && NOBODY_ELSE.test(a.after);

/** Offered by what stands before the name, though the last words alone could set it aside. */
export const offeredHere = (before: string): boolean =>
  holds(BUT_ONE, before) ||
  praisedByDenial(before) ||
  holds(MAY_BE_DONE, before) ||
  holds(NO_REGRET, before) ||
  (/ (?:que?|than) [a-z ]{0,9}$/u.test(before) && holds(NONE_BETTER, before)) ||
  (before.includes(' sans ') && holds(NOT_WITHOUT, before.trimEnd()));
