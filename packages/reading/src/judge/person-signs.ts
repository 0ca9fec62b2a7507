import { hasSignWord } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { FIRST_NAMES } from '../lexicons/first-names.ts';
import { KEEPS_ONE, SET_AGAINST } from '../lexicons/judge/person-signs.ts';
import { STREET_AFTER } from '../lexicons/judge/whereabouts.ts';
import { words } from '../lexicons/list.ts';
import { SETS_UP } from '../lexicons/presenting.ts';
import { recommends } from '../lexicons/verbs.ts';
import { inTwoNames } from './people-of-house.ts';
import type { Sign } from './weights.ts';
import { townAfter } from './whereabouts.ts';

const CIVILITY = words('madame monsieur mademoiselle mme mlle mr mrs ms m');

/** "Fanny Lemercier", "Hugo et Salomé", "Mme Besson": people, who have a first name or are addressed. */
function peopleNamed(own: readonly Token[]): boolean {
  const [lead] = own;
  return (
    own.length < 4 &&
    (FIRST_NAMES.has(lead?.fold ?? '') || CIVILITY.has(lead?.fold ?? '')) &&
    !hasSignWord(own) &&
    own.every((t) => (t.capital || t.fold === 'et') && t.raw !== '&')
  );
}

/** "Nadège y travaille à l'ancienne": in the house just named. */
const DOES_THERE = /^ ?(?:, [^,.;]{3,50} , )?(?:(?:ne|n|s|se) )?y [a-z]/u;
const PLACE_LINK = /^(?:a|au|aux|en|rue|place|quai|de|du)$/u;

function keepsNamed({ unit, plain, j }: Candidate, a: Around): boolean {
  const said = KEEPS_ONE.exec(a.after);
  if (said === null) return false;
  const past = (plain.at[j - 1] ?? 0) + (unit.tokens[j - 1]?.fold.length ?? 0) + said.index + said[0].length;
  const from = unit.tokens.findIndex((_, k) => (plain.at[k] ?? 0) >= past);
  return (
    from >= 0 &&
    unit.tokens
      .slice(from, from + 8)
      .some((t, k, all) => t.capital && !t.opening && (k === 0 || !PLACE_LINK.test(all[k - 1]?.fold ?? '')))
  );
}

/** "tenu par un champion, X,": who keeps the house that the sentence is about. */
const KEPT_BY = /(?:^|\s)par (?:une?|deux|trois|son|sa|ses|le|la|l) (?:[a-z]+ ){1,8}, $/u;
/** "Coralie Maumont, installée à Trélissac,": somewhere of her own. */
const SETTLED = /^ ?, (?:installee?s?|basee?s?|etablie?s?) /u;

/** Nothing presents the person but the house before: no place, no trade, no advice, no circumstance that opens on somebody else. */
const barely = (c: Candidate, a: Around, presented: string | null): boolean =>
  presented !== 'kindAfter' &&
  !SET_AGAINST.test(a.after) &&
  !SETTLED.test(a.after) &&
  !SETS_UP.test(a.after) &&
  !STREET_AFTER.test(a.after) &&
  !townAfter(c) &&
  !recommends(a.tail) &&
  !/(?:^|\s)(?:chez|comme|at) $/u.test(a.tail) &&
  (!a.tail.endsWith(', ') || KEPT_BY.test(a.tail));

/** What a person is to the business counted last, in the same paragraph, or to the one named next. */
export function asPerson(
  c: Candidate,
  a: Around,
  latest: Candidate | null,
  own: readonly Token[],
  presented: string | null,
): Sign[] {
  const house = latest?.unit === c.unit ? latest : null;
  const signs: Sign[] = [];
  const people = peopleNamed(own);
  if ((people || inTwoNames(own)) && keepsNamed(c, a)) signs.push('keepsNamed');
  if (house === null || !people) return signs;
  if (own.every((t) => FIRST_NAMES.has(t.fold) || t.fold === 'et')) signs.push('firstNameAlone');
  else if (!peopleNamed(house.unit.tokens.slice(house.i, house.j)) && barely(c, a, presented))
    signs.push('personAfterHouse');
  if (DOES_THERE.test(a.after)) signs.push('doesThere');
  return signs;
}
