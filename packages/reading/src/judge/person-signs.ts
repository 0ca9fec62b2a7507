import { hasSignWord } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { FIRST_NAMES } from '../lexicons/first-names.ts';
import { SET_AGAINST } from '../lexicons/judge/person-signs.ts';
import { SETS_UP } from '../lexicons/presenting.ts';
import { CIVIL } from './person.ts';

/** "Fanny Lemercier", "Hugo et Salomé", "Mme Besson": people, who have a first name or are addressed. */
function peopleNamed(own: readonly Token[]): boolean {
  const [lead] = own;
  return (
    own.length < 4 &&
    (FIRST_NAMES.has(lead?.fold ?? '') || CIVIL.has(lead?.fold ?? '')) &&
    !hasSignWord(own) &&
    own.every((t) => (t.capital || t.fold === 'et') && t.raw !== '&')
  );
}

/** "Coralie Maumont, installée à Trélissac,": somewhere of her own. */
const SETTLED = /^ ?, (?:installee?s?|basee?s?|etablie?s?) /u;

/** A person right after a house of the same paragraph, whom nothing else presents: no trade, no place, no contrast. */
export const personAfterHouse = (
  c: Candidate,
  a: Around,
  latest: Candidate | null,
  own: readonly Token[],
  presented: string | null,
): boolean =>
  latest?.unit === c.unit &&
  peopleNamed(own) &&
  presented !== 'kindAfter' &&
  !SET_AGAINST.test(a.after) &&
  !SETTLED.test(a.after) &&
  !SETS_UP.test(a.after) &&
  !/(?:^|\s)(?:chez|comme|at) $/u.test(a.tail) &&
  !a.tail.endsWith(', ');
