import type { Around, Candidate } from '../candidates/types.ts';
import * as cues from '../lexicons/cues.ts';
import { GONE_BEFORE } from '../lexicons/gone.ts';
import { OTHER_SUBJECT } from '../lexicons/judge/clause.ts';
import {
  ADVISES_AGAINST,
  BOOKED_THERE,
  GOES_ON,
  MISS_OUT,
  RANK_WORDS,
  RANKS_BEFORE,
  RATES,
  REPORTS,
  SAYS,
  SITES_LIKE,
  TEACHES,
  TELLS_OF_ITSELF,
  TO_ANOTHER,
  TRY_AGAIN,
  UNSUITED,
} from '../lexicons/judge/said.ts';
import { SOURCE_CUES } from '../lexicons/media.ts';
import * as paradigms from '../lexicons/paradigms.ts';
import { SET_ASIDE } from '../lexicons/refusals.ts';
import { givenAway, PREMISES_BEFORE, storyEnds } from '../lexicons/turned-down.ts';
import { find, holds, replaced } from '../patterns/holds.ts';
import { saysGone, sets } from './afterwards.ts';
import { advisedAgainst, offeredHere, onlyOne, onlyPlaced, reversed } from './before-name.ts';
import { saidAfter, saidOf } from './clause.ts';
import { furtherAgainst } from './further.ts';
import { inPassing } from './in-passing.ts';
import { withoutInsertions } from './insertions.ts';
import { isBehind, isSeen, namesStreet, situates } from './landmarks.ts';
import { saidOfOne } from './one-of-many.ts';
import { refuses, turnsAway } from './turns-away.ts';
import { no, type Verdict } from './verdict.ts';

const HYPOTHETICAL = /^(?:si|s|puisque|comme|plutot que|au lieu|if|since|rather than)\b/u;

/** "que X classait parmi les meilleures": X is a paper or a guide there. */
const RATED_BY = /(?:^|\s)(?:que|qu|dont)(?: (?:le|la|les|l))? ?$/u;

function beforeSays(c: Candidate, a: Around): Verdict | null {
  const before = a.tail;
  if (before === '') return null;
  if (holds(MISS_OUT, before) || offeredHere(before) || onlyOne(a)) return null;
  if (holds(GONE_BEFORE, before)) return no('fermé', 'R2d · fermé pour de bon', true);
  if (holds(cues.CONFUSED_BEFORE, before)) return no('à ne pas confondre', 'R2g', true);
  if (holds(cues.AGAINST_BEFORE, before)) return no('déconseillé', 'R2c', true);
  if (holds(RANK_WORDS, before.slice(-45)) && holds(RANKS_BEFORE, before)) return null;
  if (holds(cues.ECHO_BEFORE, before)) return no('echo', 'R2b · reprise de la question');
  if (situates(c, before) && !isBehind(before, a.after)) return no('repère', 'R2e · sert à situer');
  if (SITES_LIKE.test(before) && SAYS.test(a.after))
    return no('source seulement', 'R2f · site cité comme source');
  if (RATED_BY.test(before) && holds(RATES, a.after))
    return no('source seulement', 'R2f · la classe ou la vante');
  if (isSeen(before, a.after)) return no('repère', 'R2e · ce que l’on regarde');
  if (holds(BOOKED_THERE, a.before)) return null;
  if (holds(SOURCE_CUES, before)) return no('source seulement', 'R2f · cité comme source');
  if (holds(paradigms.WRITTEN_BEFORE, before)) return no('source seulement', 'R2f · ce qu’elle publie');
  if (holds(paradigms.UNWANTED_BEFORE, before)) return no('echo', 'R2b · comparée ou quittée');
  if (holds(paradigms.UNKNOWN_BEFORE, before)) return no('sans information', 'R2a');
  if (holds(paradigms.CAREFUL_BEFORE, before)) return no('déconseillé', 'R2c', true);
  if (holds(paradigms.OUT_OF_REACH_BEFORE, before))
    return no('ne sert pas ce besoin', 'R2d · hors de son secteur', true);
  if (paradigms.AROUND_NAME.some(([left, right]) => left.test(before) && right.test(a.after)))
    return no('déconseillé', 'R2c', true);
  const premises = find(PREMISES_BEFORE, before)?.[1];
  if (storyEnds(before, a.after) || (premises !== undefined && saysGone(`${premises}${a.after}`)))
    return no('fermé', 'R2d · fermé pour de bon', true);
  if (givenAway(before, a.after)) return no('fermé', 'R2d · activité cédée', true);
  if (holds(cues.SUPPLIER_BEFORE, before) || holds(paradigms.PAST_BEFORE, before))
    return no('référence ou fournisseur', 'R2e · client, fournisseur ou passé');
  if (namesStreet(c, before))
    // What names a street names a place wherever it comes back, unless somebody declared it.
    return no('repère', 'R2e · nom de rue ou de lieu', c.form === null);
  return null;
}

const ON_ITS_BLOG =
  /(?:^|\s)(?:sur|dans) (?:son|leur|sa|ses|leurs) (?:blog|site|compte|chaine|page|newsletter|guide)[^.;]* $/u;
function afterSays(c: Candidate, a: Around): Verdict | null {
  // "X et Y figurent toutes deux sur": what a plural verb says is said of both.
  const alone = a.after.slice(0, a.ownEnd);
  if (!c.head && holds(TO_ANOTHER, alone))
    return no('référence ou fournisseur', 'R2e · nommé pour une autre maison');
  if (
    !c.head &&
    !TELLS_OF_ITSELF.test(alone) &&
    (holds(REPORTS, alone) || (holds(ON_ITS_BLOG, a.before) && holds(TEACHES, alone)))
  )
    return no('source seulement', 'R2f · rapporte');
  const own = replaced(OTHER_SUBJECT, saidOf(a), ' si ');
  const after = saidAfter(own.replace(/^ [:;] /u, ' , '));
  if (holds(cues.AGAINST_AFTER, after) || holds(paradigms.ASIDE_AFTER, after))
    return no('déconseillé', 'R2c', true);
  if (holds(paradigms.GONE_AFTER, after)) return no('fermé', 'R2d · fermé pour de bon', true);
  if (holds(paradigms.SENDS_ON_AFTER, after))
    return no('ne sert pas ce besoin', 'R2d · renvoie ce client', true);
  if (holds(cues.CLOSED_AFTER, after) || holds(cues.CLOSED_AFTER, withoutInsertions(after)))
    return no('fermé', 'R2d · fermé pour de bon', true);
  const elle = own.replaceAll(/ [:;] (?=il|elle|ils|elles|on|ses|sa|son|la |le |les |the |it |they )/gu, ' ');
  const further = elle === own ? after : saidAfter(elle);
  if (further !== after && holds(cues.CLOSED_AFTER, further))
    return no('fermé', 'R2d · fermé pour de bon', true);
  if (refuses(after) || (further !== after && refuses(further)))
    return no('ne sert pas ce besoin', 'R2d · ne sert pas ce client', true);
  if (turnsAway(further)) return no('ne sert pas ce besoin', 'R2d · ne le fait pas', true);
  if (holds(SET_ASIDE, own)) return no('déconseillé', 'R2c · écarté', true);
  const asks =
    /^ ?\? ?$/u.test(a.after) || (a.after.trimEnd().endsWith('?') && holds(paradigms.YES_OR_NO, a.before));
  const answered = asks ? a.next : '';
  if (
    holds(cues.AGAINST_AFTER, answered) ||
    holds(SET_ASIDE, answered) ||
    sets(answered)?.counted === false ||
    paradigms.ANSWERED_NO.test(withoutInsertions(` ${answered}`))
  )
    return no('déconseillé', 'R2c', true);
  if (holds(cues.CLOSED_AFTER, answered)) return no('fermé', 'R2d · fermé pour de bon', true);
  if (HYPOTHETICAL.test(a.before) && holds(UNSUITED, a.after) && !c.head && !TRY_AGAIN.test(a.after))
    return no('echo', 'R2b · hypothèse');
  if (ADVISES_AGAINST.test(a.next)) return no('déconseillé', 'R2c', true);
  if (GOES_ON.test(a.next)) {
    if (holds(cues.CLOSED_AFTER, a.next)) return no('fermé', 'R2d · fermé pour de bon', true);
    if (holds(cues.REFUSES_AFTER, a.next))
      return no('ne sert pas ce besoin', 'R2d · ne sert pas ce client', true);
    if (holds(cues.AGAINST_AFTER, a.next)) return no('déconseillé', 'R2c', true);
  }
  return null;
}

/** What the sentence, and the next ones when they go on about it, say against counting a business; null when nothing. */
export function saidAgainst(c: Candidate, a: Around): Verdict | null {
  if (c.form !== null && !c.head && advisedAgainst(a)) return no('déconseillé', 'R2c', true);
  const before = c.head ? null : beforeSays(c, a);
  const turned = () =>
    before?.counted === false && before.reason === 'déconseillé' && (reversed(a.tail) || onlyPlaced(a));
  if (before !== null && !turned()) return before;
  const passed = c.form === null ? null : inPassing(c, a);
  if (c.form === null) return afterSays(c, a);
  const said = passed ?? afterSays(c, a) ?? furtherAgainst(c, a);
  const alone = said === null ? saidOfOne(a) : null;
  return alone === null ? said : (afterSays(c, alone) ?? furtherAgainst(c, alone));
}
