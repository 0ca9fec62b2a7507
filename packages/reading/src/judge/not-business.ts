import type { Around, Candidate } from '../candidates/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { words } from '../lexicons/list.ts';
import { CITIES, LANDMARKS, REGIONS, STREETS, STRICT_STREETS } from '../lexicons/places.ts';
import { PLATFORM_NOUNS, PUBLIC_MARKS, PUBLIC_OPENERS, SOFTWARE } from '../lexicons/platforms.ts';
import { singular } from '../names/forms.ts';
import { listedAs } from '../names/listed.ts';
import { no, type Verdict } from './verdict.ts';

const PLATFORM_BEFORE = new RegExp(
  `(?:^|\\s)(?:${PLATFORM_NOUNS})(?: [a-z]+){0,2}(?: (?:comme|de|du|d|such as|like))?(?: le| la| les| l)? ?$`,
  'u',
);
const SOCIAL = words('facebook instagram linkedin youtube tiktok whatsapp telegram google reddit');

const isPlatform = (c: Candidate, a: Around): boolean =>
  PLATFORM_BEFORE.test(a.tail) || (c.j - c.i > 1 && SOCIAL.has(c.unit.tokens[c.i]?.fold ?? ''));

/** True for a street, a place or a date. */
function isPlace(c: Candidate, here: ReadonlySet<string>): boolean {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const first = own[0]?.fold ?? '';
  const local = (word: string) => here.has(word) || CITIES.has(word) || REGIONS.has(word);
  if (own.every((t) => local(t.fold) || STREETS.has(t.fold))) return !(c.emphasised && own.length > 1);
  if (STRICT_STREETS.has(first) || (LANDMARKS.has(first) && own.slice(1).every((t) => local(t.fold))))
    return true;
  return (STREETS.has(first) || LANDMARKS.has(first)) && !(c.head && own.length > 1);
}

/** A verdict when a name is no business (R6). `series`: it has the layout of declared names, so places and openers count less. */
export function notBusiness(
  c: Candidate,
  a: Around,
  here: ReadonlySet<string>,
  series = false,
): Verdict | null {
  const listed = listedAs(c.name);
  if (listed !== undefined) return no(...listed);
  const own = c.unit.tokens
    .slice(c.i, c.j)
    .map((t) => t.fold)
    .filter((word) => !LIGHT.has(word));
  const opens = !series && (PUBLIC_OPENERS.has(own[0] ?? '') || PUBLIC_OPENERS.has(singular(own[0] ?? '')));
  if ((opens && !own.slice(1).some(isKind)) || PUBLIC_MARKS.test(own.join(' ')))
    return no('organisme public', 'R6 · organisme ou équipement public');
  if (!SOFTWARE.some((word) => here.has(word)) && isPlatform(c, a))
    return no('plateforme', 'R6 · plateforme ou site');
  return !series && isPlace(c, here) ? no('pas un nom d’entreprise', 'R6 · lieu ou date') : null;
}
