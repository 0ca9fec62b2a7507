import { extend } from '../candidates/spans.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Found } from '../found.ts';
import { AT_POST, KEEPS, KEPT_BY, SIGNS } from '../lexicons/judge/staff.ts';
import { TITLES } from '../lexicons/kinds.ts';
import { STREETS } from '../lexicons/places.ts';
import { recommends } from '../lexicons/verbs.ts';
import { isTown } from '../names/towns.ts';
import { atHouse, kindAnnounces, kindBefore } from './announced.ts';
import { namedAfterNoun } from './introduced.ts';
import { inTwoNames, ofNextHouse, oneOfItsPeople } from './people-of-house.ts';
import { personNamed } from './person.ts';
import { no, type Verdict } from './verdict.ts';

const ofHouse = no('personne de l’équipe', 'R6 · personne nommée pour sa maison');

/** A name follows the words of keeping: a capital that no place explains. */
function keepsHouse({ unit, plain, j }: Candidate, a: Around): boolean {
  const kept = KEEPS.exec(a.after) ?? SIGNS.exec(a.after);
  if (kept === null) return false;
  const from = (plain.at[j - 1] ?? 0) + (unit.tokens[j - 1]?.fold.length ?? 0) + kept.index + kept[0].length;
  const start = unit.tokens.findIndex((_, k) => (plain.at[k] ?? 0) >= from);
  for (let k = start; k < start + 10; k++) {
    const [token, before] = [unit.tokens[k], unit.tokens[k - 1]];
    if (token === undefined || token.opening || STREETS.has(token.fold)) return false;
    if (!token.capital) continue;
    if (/^(?:a|au|aux|en|vers|chez|sur|in|at|near)$/u.test(before?.fold ?? '')) return false;
    return !(
      /^(?:de|du|d)$/u.test(before?.fold ?? '') && isTown(unit.tokens.slice(k, extend(unit.tokens, k)))
    );
  }
  return false;
}

/** "c'est la boutique de [X]", "l'adresse de [X]" said of the house just named. */
const BELONGS_TO = /(?:^|\s)(?:c est|il s agit de|ce fut|voila|soit) (?:la|le|l) (?:[a-z]+ ){1,2}(?:de|d) $/u;

const AT_IT = /^ ?(?:(?:ne|n|s|se|nous|vous) )?y /u;

/** Persons named for the house that the text has just spoken of: keepers, cooks, brothers and sisters. */
export function staff(c: Candidate, a: Around, found: readonly Found[], inside: boolean): Verdict | null {
  if (c.form !== null || c.head || atHouse(c, a)) return null;
  const own = c.unit.tokens.slice(c.i, c.j);
  const person = own.some((t) => t.raw === '&') ? null : personNamed(own);
  const of = inside || found.findLast((f) => f.verdict.counted)?.c.unit === c.unit;
  // "Adour Justice… ; Me Abadie s'y charge des constats": in the house just named.
  if (of && TITLES.has(own[0]?.fold ?? '') && AT_IT.test(a.after)) return ofHouse;
  if ((person !== null || inTwoNames(own)) && (ofNextHouse(c) || oneOfItsPeople(a, of))) return ofHouse;
  if (person === null) return null;
  if ((of && BELONGS_TO.test(a.before)) || keepsHouse(c, a) || KEPT_BY.test(a.before)) return ofHouse;
  if (kindBefore(c) > 0) return null;
  if (of && / : $/u.test(a.before) && !kindAnnounces(a.tail)) return ofHouse;
  if (recommends(a.tail)) return null;
  // "Une couturière de la rue Haute, Madame Roze," is another house.
  const named = person === 'civil' ? !namedAfterNoun(c, a) : AT_POST.test(a.before);
  return person === 'first' || (of && named) ? ofHouse : null;
}
