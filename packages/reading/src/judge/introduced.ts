import type { Around, Candidate } from '../candidates/types.ts';
import { COUNTED, ONE_OF_THEM, PICKED_BEFORE } from '../lexicons/judge/introduced.ts';
import { isKind, provides } from '../lexicons/kinds.ts';
import { words } from '../lexicons/list.ts';
import { PROVIDER_VERBS } from '../lexicons/verbs.ts';
import { sameName } from '../names/spelling.ts';
import { lastWord } from '../patterns/last-word.ts';

// How the sentence around a name makes it one provider among those that it tells of: grammar, without any phrase of advice.

/** "à Chorges, c'est [X] qui a les prix les plus bas": the name is picked out of all others; "c'est à Sète que" picks a place. */
const PICKS = words(`
  est sont sera seront etait encore aussi plutot surtout souvent toujours donc alors desormais bien chez
  avec
`);
const PICKED_AFTER = /^ ?(?:\([^()]{2,40}\) ?)?(?:(?:a|au|aux|de|du|d) [a-z ]{2,24} )?,? ?(?:qui|que|qu) /u;
export const pickedOut = (a: Around): boolean =>
  PICKS.has(lastWord(a.tail)) && PICKED_AFTER.test(a.after) && PICKED_BEFORE.test(a.tail);

/** One of several just counted: "Le premier, [X],", "L'une, [X],", "Troisième possibilité, si…, [X]". */
const BEFORE_ONE = words(', – : est appelle nomme');
export const oneOfThem = (a: Around): boolean =>
  BEFORE_ONE.has(lastWord(a.tail)) && ONE_OF_THEM.test(a.before.slice(-130));

const INDEFINITE = words('un une deux trois quatre quelques certains certaines plusieurs autre');
export const countedKinds = ({ before }: Around): boolean =>
  before.includes(':') && COUNTED.exec(before)?.[1]?.split(' ').slice(0, 3).some(isKind) === true;

/** A verb makes the noun a subject of its own: "un trio reprend Piaf". */
const SAID_OF = new Set(
  [...PROVIDER_VERBS].filter((v) => v.length > 4 && !isKind(v) && /(?:ent|[dt])$/u.test(v)),
);
/** What ends the noun phrase: the name is then said of its later part. */
const LATER = /(?:^|\s)(?:dont|qui|que|qu|ou|avec|par|sa|son|leur|ses|leurs) (?:[a-z]+ ){0,4}$/u;

const SETS_APART = words(', :');
/** "une petite structure de Pélissanne, [X], emmène": an indefinite noun of who provides, told by name between commas. */
export function namedAfterNoun({ unit, i, j }: Candidate, a: Around): boolean {
  if (!SETS_APART.has(lastWord(a.tail))) return false;
  if (!/^ ?[,;.()–]|^ ?$/u.test(a.after) || !unit.tokens[i]?.capital) return false;
  const near = a.before.slice(-110);
  const comma = Math.max(near.lastIndexOf(', '), j - i > 1 ? near.lastIndexOf(': ') : -1);
  if (comma < 0 || !/^[,:] (?:le |la |les |l )?$/u.test(near.slice(comma))) return false;
  const said = /(?<![a-z\d ])[a-z\d ]+ $/u.exec(near.slice(0, comma))?.[0] ?? '';
  const phrase = said.trim().split(' ');
  const from = phrase.findLastIndex((w) => INDEFINITE.has(w));
  if (from < 0 || phrase.length - from > 11) return false;
  const own = phrase.slice(from + 1);
  const told = /^(?:que?|qu|comme)$/u.test(phrase[from - 1] ?? '') || own.some((w) => SAID_OF.has(w));
  return !told && own.slice(0, 4).some(provides) && !LATER.test(`${own.join(' ')} `);
}

/** "[X] et Clé Minute s'y engagent": joined to a house that the file knows, which comes next. */
export function leadsTo({ unit, j }: Candidate, nextKnown: number): boolean {
  if (nextKnown - j > 4 || nextKnown <= j) return false;
  const [joint, ...more] = unit.tokens.slice(j, nextKnown);
  return (
    joint !== undefined &&
    !joint.opening &&
    sameName(joint.gap) &&
    /^(?:et|ou|puis|and|or)$/u.test(joint.fold) &&
    more.every(
      (t) => !t.capital && /^(?:le|la|les|l|chez|a|au|aux|de|du|des|d|bien|encore|the)$/u.test(t.fold),
    )
  );
}

/** Words that open a circumstance: a place, a time, a case, a need. */
const FRONT = words(`
  a au aux en dans sur sous pres vers cote pour chez si quand lorsque loin derriere devant face entre
  hors plus avec sans faute rue place quai avenue in at on near for if behind
`);
const CONJUNCTION = /^(?:et|mais|enfin|ou|puis|ah|or|and|but) (?:, )?/u;

/** "À Villejean, [X] reprend…": a place, a case or a need comes first, then the name, of which the caller knows the verb. */
export function frontedSubject(a: Around): boolean {
  if (lastWord(a.tail) !== ',') return false;
  const clause = a.before
    .slice(Math.max(a.before.lastIndexOf(';'), a.before.lastIndexOf(':')) + 1)
    .trimStart();
  if (clause.length > 110 || !/ , (?:le |la |les |l )?$/u.test(clause)) return false;
  return FRONT.has(clause.replace(CONJUNCTION, '').split(' ', 1)[0] ?? '');
}

/** "à Xertigny, où [X] a posé trois cabanes": the subject of what is said of a place. */
export function whereSubject({ unit, i }: Candidate): boolean {
  const at = /^(?:le|la|les|l)$/u.test(unit.tokens[i - 1]?.fold ?? '') ? i - 2 : i - 1;
  return unit.tokens[at]?.raw === 'où' && unit.tokens[at - 1]?.capital === true;
}
