import type { Around, Candidate } from '../candidates/types.ts';
import {
  ENDED_BARE,
  MAY_HAVE_ENDED,
  PLACE_AFTER,
  PLACE_BEFORE,
  REMAINS_AFTER,
  THOUGH_ENDED,
} from '../lexicons/ended.ts';
import { GONE_BARE } from '../lexicons/gone.ts';
import { OTHER_SUBJECT } from '../lexicons/judge/clause.ts';
import { POINTS_BACK } from '../lexicons/judge/further.ts';
import { holds, replaced } from '../patterns/holds.ts';
import { about, saidAfterwards, saysGone, sets } from './afterwards.ts';
import { advisedAgainst, contraryToFact, takenBack } from './before-name.ts';
import { saidAfter, saidOf } from './clause.ts';
import { withoutInsertions } from './insertions.ts';
import { no, type Verdict } from './verdict.ts';

/** The end told beside the name, in the clause that corrects the sentence, or of its walls. */
function endedHere(c: Candidate, a: Around): boolean {
  const said = saidOf(a);
  const placed = !c.head && PLACE_AFTER.test(said) && PLACE_BEFORE.test(a.tail);
  const remains = /(?:^|\s)(?:de|du|des|d) (?:le |la |les |l )?$/u.test(a.tail) && REMAINS_AFTER.test(said);
  return (
    remains ||
    placed ||
    ENDED_BARE.test(said) ||
    THOUGH_ENDED.test(said) ||
    saysGone(said.replaceAll(OTHER_SUBJECT, ' si '))
  );
}

/** What the later clauses and the sentences that go on say against it. */
export function furtherAgainst(c: Candidate, a: Around): Verdict | null {
  if (takenBack(c, a) || contraryToFact(c, a)) return no('déconseillé', 'R2c · écarté aussitôt', true);
  if ((holds(MAY_HAVE_ENDED, a.after) || / ne /.test(a.after)) && endedHere(c, a))
    return no('fermé', 'R2d · fermé pour de bon', true);
  if (/^ ?\? ?$/u.test(a.after) && holds(GONE_BARE, withoutInsertions(` ${a.next}`).trimStart()))
    return no('fermé', 'R2d · fermé pour de bon', true);
  const own = withoutInsertions(replaced(OTHER_SUBJECT, saidOf(a), ' si '));
  const first = saidAfter(own.replace(/^ ?[:;] /u, ' '));
  const said = sets(first);
  if (said !== null) return said;
  for (const clause of own.slice(first.length).split(/ [;:] /u)) {
    const against = about(clause) || holds(POINTS_BACK, clause) ? sets(clause) : null;
    if (against !== null) return against;
  }
  return saidAfterwards(a.rest);
}

/** The same of an unknown name, asked only once it counts: most are never more than words with a capital. */
export function unknownAgainst(c: Candidate, a: Around): Verdict | null {
  if (c.form !== null) return null;
  return !c.head && advisedAgainst(a) ? no('déconseillé', 'R2c', true) : furtherAgainst(c, a);
}
