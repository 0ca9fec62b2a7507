import { hasSignWord } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { CALENDAR, LIGHT } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { LISTING } from '../lexicons/labels-of-lists.ts';
import { COMPASS, COUNTRY, REIGN } from '../lexicons/lands.ts';
import { words } from '../lexicons/list.ts';
import { CITIES, LANDMARKS, REGIONS, STREETS, STRICT_STREETS } from '../lexicons/places.ts';
import { PLATFORM_NOUNS, SAID_OF_NONE, SOFTWARE } from '../lexicons/platforms.ts';
import { PUBLIC_CLOSERS, PUBLIC_MARKS, PUBLIC_OPENERS, RUN_BY_PUBLIC } from '../lexicons/public.ts';
import { singular } from '../names/forms.ts';
import { A_TOOL, listedAs, listedBy, mayBeListed, publicPrefix } from '../names/listed.ts';
import { isTown } from '../names/towns.ts';
import { holds, mayHold } from '../patterns/holds.ts';
import { wordsRightBefore } from './clause.ts';
import { namedAfterNoun } from './introduced.ts';
import { presentedAfter, superlative } from './presented.ts';
import { alsoSign, houseAfterAll } from './signs.ts';
import { no, type Verdict } from './verdict.ts';

const PLATFORM_BEFORE = new RegExp(
  `(?:^|\\s)(?:${PLATFORM_NOUNS})(?: [a-z]+){0,2}(?: (?:comme|de|du|d|such as|like))?(?: le| la| les| l)? ?$`,
  'u',
);
/** "[Les Glénans] municipal", "[La Passerelle], bibliothèque municipale,": what follows the name makes it public. */
const publicAfter = (c: Candidate, after: string) =>
  PUBLIC_MARKS.test(/^ ?[a-z ]{0,24}/u.exec(after)?.[0] ?? '') ||
  (c.form === null &&
    PUBLIC_MARKS.test(/^ ?[,(–] (?:une? |l |le |la )?[a-z]+ [a-z]+(?= [,.);])/u.exec(after)?.[0] ?? ''));

/** Whose pages and groups have names: "le groupe Facebook Bons Plans". */
const SOCIAL = words('facebook instagram linkedin youtube tiktok whatsapp telegram google reddit');
const GROUP_OF = /^(?:groupes?|pages?|comptes?) (?:facebook|instagram|whatsapp|linkedin)/u;
const LIST_OF = /(?:^| )(?:lists?|liste|guide) (?:of|des) /u;
const APPLICATION =
  /^(?:l appli(?:cation)?|la plateforme|l annuaire|le forum|le site|the (?:app|site)) \p{L}/u;
/** ": label et centrale", "– annuaire officiel": what opens the line after a head says what it is. */
const TOLD_AFTER = new RegExp(
  `^ ?[:–] ?(?:(?:une?|le|la|l|the|an?|this|cette) )?(?:[a-z]+ )?(?:${SAID_OF_NONE})(?= |$)`,
  'u',
);

/** "X, Y ou Z mettent en relation avec des transporteurs": they carry nothing themselves. */
const BRINGS_TOGETHER =
  /^[^.;]{0,70} (?:met(?:tent)? en relation|(?:connects?|match(?:es)?) you (?:with|to)) /u;

/** The wholesaler is written without the accent of the underground. */
const isMetro = (t: Token | undefined) => t?.raw === 'Metro' || t?.raw === 'METRO';

/** What kind of thing a name is, when it is not a business (R6); `series` when it is made like the known names beside it. */
export function notBusiness(
  c: Candidate,
  a: Around,
  here: ReadonlySet<string>,
  series = false,
): Verdict | null {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const folded = tokens.map((t) => t.fold).join(' ');
  const likely = mayBeListed(own[0]?.fold ?? '', tokens);
  const listed = (likely ? listedAs(c.name) : undefined) ?? (c.head ? listedBy(c.name) : undefined);
  // Asked for software, the tools are what is offered.
  const tool = SOFTWARE.some((word) => here.has(word));
  if (listed !== undefined && !(tool && listed[1] === A_TOOL)) return no(...listed);
  if (!tool && own.length > 1 && (SOCIAL.has(own[0]?.fold ?? '') || GROUP_OF.test(folded)))
    return no('plateforme', 'R6 · page ou groupe d’une plateforme');
  const counted = LISTING.has(own[0]?.fold ?? '') && /^\d+$/u.test(own[1]?.raw ?? '');
  if (own.length > 1 && (counted || LISTING.has(own.at(-1)?.fold ?? '') || LIST_OF.test(folded)))
    return no('source seulement', 'R2f · page qui compare ou classe');
  if (APPLICATION.test(folded)) return no('plateforme', 'R6 · plateforme ou site');
  const prefix = likely ? publicPrefix(tokens) : undefined;
  if (prefix !== undefined) return no(...prefix);
  // "Les Cours Vauban" teach; "le cours Vauban" is a street.
  const lessons = own[0]?.fold === 'cours' && own[0].capital && tokens[0]?.fold === 'les';
  const wholesaler = isMetro(own[0]) && houseAfterAll(own, tokens);
  const named = lessons || wholesaler ? '' : (own[0]?.fold ?? '');
  if (own.length > 1 && (own.at(-1)?.fold === 'pass' || own[0]?.fold === 'pass'))
    return no('marque ou label', 'R6 · carte ou titre de transport');
  if (
    !c.head &&
    !c.emphasised &&
    COUNTRY.has(own[0]?.fold ?? '') &&
    /^(?:de|du|d|des|saint|sainte)$/u.test(tokens[tokens.indexOf(own[0] as Token) + 1]?.fold ?? '') &&
    !(own.at(-1)?.common && superlative(a))
  )
    return no('pas un nom d’entreprise', 'R6 · lieu');
  if (REIGN.test(c.name)) return no('pas un nom d’entreprise', 'R6 · style ou règne');
  if (own.length > 1 && own.at(-1)?.capital && PUBLIC_CLOSERS.has(own.at(-1)?.fold ?? ''))
    return no('organisme public', 'R6 · collectivité, université ou office de tourisme');
  const opener = PUBLIC_OPENERS.has(named) ? named : singular(named);
  if (PUBLIC_OPENERS.has(opener) && !(series && alsoSign(own, tokens)) && !houseAfterAll(own, tokens))
    return no('organisme public', 'R6 · organisme, équipement public ou lieu');
  if (
    !c.head &&
    mayHold(PUBLIC_MARKS, a.tail) &&
    PUBLIC_MARKS.test(
      a.tail
        .slice(-40)
        .split(/[^a-z ]/u)
        .at(-1) ?? '',
    )
  )
    return no('organisme public', 'R6 · équipement public');
  if (
    (holds(PUBLIC_MARKS, folded) && presentedAfter(c, a) !== 'kindAfter') ||
    (mayHold(PUBLIC_MARKS, a.after) && publicAfter(c, a.after.slice(0, 80))) ||
    (c.form === null && holds(RUN_BY_PUBLIC, a.after))
  )
    return no('organisme public', 'R6 · équipement public');
  if (!tool && c.form === null && BRINGS_TOGETHER.test(a.after))
    return no('plateforme', 'R6 · met en relation');
  if (!tool && c.head && TOLD_AFTER.test(a.after)) return no('plateforme', 'R6 · dit ce qu’il est');
  if (!tool && holds(PLATFORM_BEFORE, a.tail)) return no('plateforme', 'R6 · plateforme ou site');
  const title = c.emphasised && own.length > 1 && !own.some((t) => isTown([t]));
  if (
    !title &&
    own.every(
      (t) =>
        here.has(t.fold) ||
        CITIES.has(t.fold) ||
        REGIONS.has(t.fold) ||
        CALENDAR.has(t.fold) ||
        (STREETS.has(t.fold) && !isMetro(t)) ||
        (own.length > 1 && COMPASS.has(t.fold)),
    )
  )
    return no('pas un nom d’entreprise', 'R6 · lieu ou date');
  if (
    LANDMARKS.has(named) &&
    own.length > 1 &&
    own.slice(1).every((t) => here.has(t.fold) || CITIES.has(t.fold))
  )
    return no('pas un nom d’entreprise', 'R6 · lieu');
  if (!c.head && !c.emphasised && wordsRightBefore(a.before).some((w) => LANDMARKS.has(w) && !isKind(w)))
    return no('pas un nom d’entreprise', 'R6 · lieu');
  if (
    STRICT_STREETS.has(named) ||
    ((STREETS.has(named) || LANDMARKS.has(named)) &&
      (!hasSignWord(own) ||
        /^(?:de|du|des|d)$/u.test(tokens[tokens.findIndex((t) => t.fold === named) + 1]?.fold ?? '')) &&
      !(c.head && own.length > 1) &&
      !(c.emphasised && own.length > 1 && namedAfterNoun(c, a)))
  )
    return no('pas un nom d’entreprise', 'R6 · lieu');
  return null;
}
