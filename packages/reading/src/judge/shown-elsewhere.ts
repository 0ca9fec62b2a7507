import type { Around, Candidate } from '../candidates/types.ts';
import { OF_ANY_TRADE } from '../lexicons/judge/shown-elsewhere.ts';
import { isKind } from '../lexicons/kinds.ts';
import { GENERIC } from '../lexicons/legal.ts';
import { CITIES } from '../lexicons/places.ts';
import {
  CORRECTED,
  IS_A,
  IS_IN,
  IS_OTHER,
  MET,
  OTHER_THINGS,
  THE_ONE_MET,
  TURNED,
} from '../lexicons/shown.ts';
import { recommends } from '../lexicons/verbs.ts';
import type { Known } from '../names/forms.ts';
import { findAll, holds } from '../patterns/holds.ts';
import { no, type Verdict } from './verdict.ts';

/** A commune, or a large town, that is not here. */
function elsewhereIn(
  words: string,
  here: ReadonlySet<string>,
  capitals: ReadonlySet<string>,
  sure: boolean,
): boolean {
  const all = words.split(' ');
  if (all.some((w) => here.has(w))) return false;
  return all.some((w, k) => CITIES.has(w) || (k === 0 && sure && capitals.has(w)));
}

/** Whether the clause after "is" names it a business of another kind; unless that is `sure`, something else than one. */
const otherTrade = (said: string, known: Known, sure: boolean): boolean =>
  findAll(IS_A, said).some(
    ([, what = '']) =>
      ((sure && isKind(what) && !GENERIC.has(what) && !OF_ANY_TRADE.test(what)) || OTHER_THINGS.test(what)) &&
      !known.trade.has(what),
  );

/** "La X qui remonte souvent": a relative without a comma picks one of those who bear the name. */
const oneOfSeveral = (c: Candidate, a: Around): boolean =>
  /(?:^|\s)(?:le|la|les|the|une?) $/u.test(a.tail) &&
  !/^(?:l|le|la|les|the)$/u.test(c.form?.tokens[0] ?? '') &&
  /^ ?(?:qui|que|qu|dont|you|that|which) /u.test(a.after);

/** R8c: a name met in searches and forums, which the text then places elsewhere or says to be something else. */
export function shownElsewhere(
  c: Candidate,
  a: Around,
  known: Known,
  place: ReadonlySet<string>,
): Verdict | null {
  if (c.head || recommends(a.tail)) return null;
  const next = a.rest.slice(0, 160);
  const whole = `${a.before} ${a.after} ${next}`;
  const met = holds(MET, `${a.before} ${a.after.slice(0, 80)}`) || holds(THE_ONE_MET, whole);
  if (!met) return null;
  const said = `${a.after} ${next}`;
  const here = new Set([...known.town, ...place]);
  const capitals = new Set(
    c.unit.tokens
      .slice(c.j, c.j + 60)
      .filter((t) => t.capital)
      .map((t) => t.fold),
  );
  const sure = holds(CORRECTED, whole) || holds(THE_ONE_MET, whole) || oneOfSeveral(c, a);
  const away = findAll(IS_IN, said).some(([, words = '']) => elsewhereIn(words, here, capitals, sure));
  const other = holds(IS_OTHER, said);
  const corrected = sure || holds(TURNED, whole);
  if (
    (away && (corrected || other)) ||
    (corrected && other && /(?:^|\s)(?:est|sont|se|n a|n ont|is|are|c est|il s agit)(?=\s)/u.test(said))
  )
    return no('homonyme', 'R8c · montré ailleurs', true);
  return corrected && otherTrade(said, known, sure) ? no('homonyme', 'R8c · autre métier', true) : null;
}
