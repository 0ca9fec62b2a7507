import { extend } from '../candidates/spans.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { sentenceStart } from '../document/plain.ts';
import type { Token } from '../document/types.ts';
import type { Found } from '../found.ts';
import { AT_POST, KEEPS, KEPT_BY, SIGNS } from '../lexicons/judge/staff.ts';
import { TITLES } from '../lexicons/kinds.ts';
import { LANDMARKS, STREETS } from '../lexicons/places.ts';
import { recommends } from '../lexicons/verbs.ts';
import { atHouse, kindAnnounces, kindBefore } from './announced.ts';
import { namesake } from './beside.ts';
import { namedAfterNoun } from './introduced.ts';
import { inTwoNames, ofNextHouse, oneOfItsPeople } from './people-of-house.ts';
import { personNamed } from './person.ts';
import { isTown } from './places.ts';
import { presentedAfter } from './presented.ts';
import { no, type Verdict } from './verdict.ts';

const ofHouse = no('personne de l’équipe', 'R6 · personne nommée pour sa maison');

/** A name follows the words of keeping: a capital that no place explains. */
function keepsHouse({ unit, plain, j }: Candidate, a: Around): boolean {
  const kept = KEEPS.exec(a.after) ?? SIGNS.exec(a.after);
  if (kept === null) return false;
  const from = (plain.at[j - 1] ?? 0) + (unit.tokens[j - 1]?.fold.length ?? 0) + kept.index + kept[0].length;
  const start = unit.tokens.findIndex((_, k) => (plain.at[k] ?? 0) >= from);
  if (start < 0) return false;
  for (let k = start; k < Math.min(start + 10, unit.tokens.length); k++) {
    const [token, before] = [unit.tokens[k], unit.tokens[k - 1]];
    if (token === undefined || token.opening || /[;:(]/u.test(token.gap)) return false;
    if (STREETS.has(token.fold) || LANDMARKS.has(token.fold)) return false;
    if (!token.capital) continue;
    if (/^(?:a|au|aux|en|vers|chez|sur|in|at|near)$/u.test(before?.fold ?? '')) return false;
    return !(
      /^(?:de|du|d)$/u.test(before?.fold ?? '') && isTown(unit.tokens.slice(k, extend(unit.tokens, k)))
    );
  }
  return false;
}

const POSSESSIVE = /(?:^|\s)(?:son|sa|ses|leurs?|dont (?:le|la|l|les)|its|their) (?:[a-z]+ ){1,5}, $/u;
/** "c'est la boutique de [X]", "l'adresse de [X]" said of the house just named. */
const BELONGS_TO = /(?:^|\s)(?:c est|il s agit de|ce fut|voila|soit) (?:la|le|l) (?:[a-z]+ ){1,2}(?:de|d) $/u;

/** "Garanties du Gave : [Thierry Casenave], qui…", "Verrou d'Or ([Sofiane Belkacem])": right after the name of the house. */
function rightAfter({ unit, i }: Candidate, house: Candidate): boolean {
  const between = unit.text.slice(unit.tokens[house.j - 1]?.to ?? 0, unit.tokens[i]?.from ?? 0);
  return /^\W*[:(]\s*$/u.test(between);
}

/** "L'Atelier de Flo. [Florence Haget] coupe à sec": the house bears the beginning of the name. */
const shares = (own: readonly Token[], house: readonly Token[]) =>
  own.some(
    (t) => t.capital && house.some((h) => h.fold.length > 2 && !h.common && t.fold.startsWith(h.fold)),
  );

const AT_IT = /^ ?(?:(?:ne|n|s|se|nous|vous) )?y /u;
const WHO_OR_ROLE = /^ ?, (?:qui|dont|le|la|les|l|un|une|que) /u;

/** Persons named for the house that the text has just spoken of: keepers, cooks, brothers and sisters. */
export function staff(c: Candidate, a: Around, found: readonly Found[], inside: boolean): Verdict | null {
  if (c.form !== null || c.head) return null;
  if (namesake(c, found)) return no('personne de l’équipe', 'R6 · porte le nom de sa maison');
  const own = c.unit.tokens.slice(c.i, c.j);
  const person = own.some((t) => t.raw === '&') ? null : personNamed(own);
  // "Adour Justice… ; Me Abadie s'y charge des constats": in the house just named.
  const there = TITLES.has(own[0]?.fold ?? '') && AT_IT.test(a.after);
  if (there && found.findLast((f) => f.verdict.counted)?.c.unit === c.unit) return ofHouse;
  if ((person !== null || inTwoNames(own)) && !atHouse(c, a)) {
    const after = inside || found.findLast((f) => f.verdict.counted)?.c.unit === c.unit;
    if (ofNextHouse(c) || oneOfItsPeople(a, after)) return ofHouse;
  }
  if (person === null || atHouse(c, a)) return null;
  const last = found.findLast((f) => f.verdict.counted)?.c;
  const tokens = last?.unit.tokens.slice(last.i, last.j) ?? [];
  const house = last !== undefined && personNamed(tokens) === null ? last : undefined;
  const of = inside || house?.unit === c.unit || (person === 'civil' && house?.unit.block === c.unit.block);
  if (of && BELONGS_TO.test(a.before)) return ofHouse;
  const called = /(?:called|named|nommee?|appelee?|prenommee?) $/u.test(a.tail);
  if (kindBefore(c) > 0 && !(called && keepsHouse(c, a))) return null;
  if (keepsHouse(c, a) || KEPT_BY.test(a.before) || POSSESSIVE.test(a.before)) return ofHouse;
  const inSentence = house?.unit === c.unit && house.i >= sentenceStart(c.unit.tokens, c.i);
  if (inSentence && (rightAfter(c, house) || (/ : $/u.test(a.before) && !kindAnnounces(a.tail))))
    return ofHouse;
  if (recommends(a.tail)) return null;
  if (person === 'first')
    return presentedAfter(c, a) === 'apposed' && !WHO_OR_ROLE.test(a.after) ? null : ofHouse;
  if (!of) return null;
  const bare = a.before.trim() === '' || /[;:] $/u.test(a.before);
  const linked = AT_IT.test(a.after) || shares(own, tokens);
  // "Une couturière de la rue Haute, Madame Roze," is another house, unless somebody is quoted on this one.
  if (person === 'civil')
    return bare || linked || /[«"][^»"]*$/u.test(a.before) || !namedAfterNoun(c, a) ? ofHouse : null;
  return (bare && linked) || AT_POST.test(a.before) ? ofHouse : null;
}
