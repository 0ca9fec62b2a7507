import { hasSignWord } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { CALENDAR, LIGHT } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { words } from '../lexicons/list.ts';
import { CITIES, LANDMARKS, REGIONS, STREETS, STRICT_STREETS } from '../lexicons/places.ts';
import { PLATFORM_NOUNS, SAID_OF_NONE, SOFTWARE } from '../lexicons/platforms.ts';
import { PUBLIC_CLOSERS, PUBLIC_MARKS, PUBLIC_OPENERS, RUN_BY_PUBLIC } from '../lexicons/public.ts';
import { LISTING } from '../lexicons/titles.ts';
import { singular } from '../names/forms.ts';
import { listedAs, listedInPlace } from '../names/listed.ts';
import { no, type Verdict } from './verdict.ts';

const PLATFORM_BEFORE = new RegExp(
  `(?:^|\\s)(?:${PLATFORM_NOUNS})(?: [a-z]+){0,2}(?: (?:comme|de|du|d|such as|like))?(?: le| la| les| l)? ?$`,
  'u',
);
const TOLD_AFTER = new RegExp(
  `^ ?[:–(,] ?(?:(?:une?|le|la|l|the|an?) )?(?:[a-z]+ )?(?:${SAID_OF_NONE})(?= |$)`,
  'u',
);
/** "X et Y mettent en relation avec des transporteurs". */
const BRINGS_TOGETHER =
  /^[^.;]{0,70} (?:met(?:tent)? en relation|(?:connects?|match(?:es)?) you (?:with|to)) /u;
const SOCIAL = words('facebook instagram linkedin youtube tiktok whatsapp telegram google reddit');
/** Words by which a name says that it unites, watches or insures a trade. */
const UNITES = words(
  'ligue fondation interprofession comite observatoire caisse commission delegation autorite confrerie mediateur inspection ordre chambre federation syndicat',
);

const isPlatform = (c: Candidate, a: Around): boolean =>
  (c.form === null && BRINGS_TOGETHER.test(a.after)) ||
  (c.head && TOLD_AFTER.test(a.after)) ||
  PLATFORM_BEFORE.test(a.tail) ||
  (c.j - c.i > 1 && SOCIAL.has(c.unit.tokens[c.i]?.fold ?? ''));

/** Public by its first or last word, or by what stands beside it. */
function isPublic(c: Candidate, a: Around, series: boolean): boolean {
  const own = c.unit.tokens.slice(c.i, c.j).filter((t) => !LIGHT.has(t.fold));
  const opener = own[0]?.fold ?? '';
  const isOpener = PUBLIC_OPENERS.has(opener) || PUBLIC_OPENERS.has(singular(opener));
  if (
    isOpener &&
    !series &&
    !(own[1]?.raw === '&' || (own.length > 1 && own.slice(1).some((t) => isKind(t.fold))))
  )
    return true;
  if (own.length > 1 && (PUBLIC_CLOSERS.has(own.at(-1)?.fold ?? '') || (UNITES.has(opener) && !series)))
    return true;
  const near = c.head
    ? ''
    : (a.tail
        .slice(-40)
        .split(/[^a-z ]/u)
        .at(-1) ?? '');
  const beside =
    /^ ?(?:[a-z ]{0,24}|[,(–] (?:une? |l |le |la )?[a-z]+ [a-z]+(?= [,.);]))/u.exec(a.after)?.[0] ?? '';
  return (
    PUBLIC_MARKS.test(` ${own.map((t) => t.fold).join(' ')} `) ||
    PUBLIC_MARKS.test(near) ||
    PUBLIC_MARKS.test(beside) ||
    RUN_BY_PUBLIC.test(a.after)
  );
}

/** A street, a place or a date. */
function isPlace(c: Candidate, here: ReadonlySet<string>): boolean {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const first = own[0]?.fold ?? '';
  const local = (word: string) => here.has(word) || CITIES.has(word) || REGIONS.has(word);
  if (own.every((t) => local(t.fold) || CALENDAR.has(t.fold) || STREETS.has(t.fold)))
    return !(c.emphasised && own.length > 1 && own.some((t) => !local(t.fold)));
  if (STRICT_STREETS.has(first) || (LANDMARKS.has(first) && own.slice(1).every((t) => local(t.fold))))
    return true;
  const of = /^(?:de|du|des|d)$/u.test(tokens[tokens.findIndex((t) => t.fold === first) + 1]?.fold ?? '');
  return (
    (STREETS.has(first) || LANDMARKS.has(first)) && (!hasSignWord(own) || of) && !(c.head && own.length > 1)
  );
}

/** What kind of thing a name is when it is no business (R6); `series` when it is made like the declared names beside it. */
export function notBusiness(
  c: Candidate,
  a: Around,
  here: ReadonlySet<string>,
  series = false,
): Verdict | null {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const listed = listedAs(c.name) ?? listedInPlace(tokens);
  if (listed !== undefined) return no(...listed);
  if (
    own.length > 1 &&
    (LISTING.has(own.at(-1)?.fold ?? '') ||
      (LISTING.has(own[0]?.fold ?? '') && /^\d+$/u.test(own[1]?.raw ?? '')))
  )
    return no('source seulement', 'R2f · page qui compare ou classe');
  if (isPublic(c, a, series)) return no('organisme public', 'R6 · organisme ou équipement public');
  if (!SOFTWARE.some((word) => here.has(word)) && isPlatform(c, a))
    return no('plateforme', 'R6 · plateforme ou site');
  return !series && isPlace(c, here) ? no('pas un nom d’entreprise', 'R6 · lieu ou date') : null;
}
