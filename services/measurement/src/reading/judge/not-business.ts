import { hasSignWord } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { BRANDS, LABELS } from '../lexicons/brands.ts';
import { ARTICLES, CALENDAR, LIGHT } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { COMPASS, COUNTRY, REIGN } from '../lexicons/lands.ts';
import { words } from '../lexicons/list.ts';
import { MEDIA } from '../lexicons/media.ts';
import { CITIES, LANDMARKS, REGIONS, STREETS, STRICT_STREETS } from '../lexicons/places.ts';
import { PLATFORM_NOUNS, PLATFORMS } from '../lexicons/platforms.ts';
import { PUBLIC_BODIES, PUBLIC_CLOSERS, PUBLIC_MARKS, PUBLIC_OPENERS } from '../lexicons/public.ts';
import { singular } from '../names/forms.ts';
import { holds, mayHold } from '../patterns/holds.ts';
import type { Reason } from '../types.ts';
import { wordsRightBefore } from './clause.ts';
import { namedAfterNoun } from './introduced.ts';
import { isTown } from './places.ts';
import { presentedAfter, superlative } from './presented.ts';
import { houseAfterAll } from './signs.ts';
import { no, type Verdict } from './verdict.ts';

/** A phrase of a lexicon and a name compare equal whatever their accents, spaces and articles. */
const key = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z\p{N}]+/u)
    .filter((w) => w !== '' && !LIGHT.has(w))
    .join('');
/** Every phrase of the lexicons of what is no business, with what it is. */
const NOT_BUSINESS = new Map<string, [Reason, string]>();
for (const [list, reason, why] of [
  [BRANDS, 'marque ou label', 'R6 · marque de matériel'],
  [LABELS, 'marque ou label', 'R6 · label'],
  [MEDIA, 'source seulement', 'R2f · presse ou guide'],
  [PUBLIC_BODIES, 'organisme public', 'R6 · organisme public'],
  [PLATFORMS, 'plateforme', 'R6 · plateforme, annuaire ou outil'],
] as [string[], Reason, string][]) {
  for (const phrase of list) NOT_BUSINESS.set(key(phrase), [reason, why]);
}

/** The first three letters of every such phrase: most names are none of them at first sight. */
const BEGINNINGS = new Set([...NOT_BUSINESS.keys()].map((k) => k.slice(0, 3)));

function mayBeListed(own: readonly Token[]): boolean {
  const first = own[0]?.fold ?? '';
  return first.length < 3 || BEGINNINGS.has(first.slice(0, 3));
}

/** What the lexicons say of a name, alone or joined to another of them: "Planity et Treatwell". */
function listedAs(name: string): [Reason, string] | undefined {
  const parts = name.split(/\s(?:et|and|ou|or)\s/u);
  return (
    NOT_BUSINESS.get(key(name)) ??
    (parts.length > 1
      ? parts
          .map((p) => NOT_BUSINESS.get(key(p)))
          .find((found) => found?.[0] === 'marque ou label' || found?.[0] === 'plateforme')
      : undefined)
  );
}

const PLATFORM_BEFORE = new RegExp(
  `(?:^|\\s)(?:${PLATFORM_NOUNS})(?: [a-z]+){0,2}(?: (?:comme|de|du|d|such as|like))?(?: le| la| les| l)? ?$`,
  'u',
);
const PLATFORM_AFTER = new RegExp(
  `^ ?(?:, |\\( ?)?(?:un |une |l |le |la |the |a )?(?:${PLATFORM_NOUNS})\\b`,
  'u',
);

/** "France Rénov' de Quimperlé Communauté": what a listed body or platform is called in one place. */
function publicPrefix(tokens: readonly Token[]): [Reason, string] | undefined {
  // "CAPEB Drôme", "UMIH 54": its section in a department.
  const [name, ...section] = tokens.filter((t) => !ARTICLES.has(t.fold));
  const whole = NOT_BUSINESS.get(name?.fold ?? '');
  const acronym =
    /^\p{Lu}{3,}$/u.test(name?.raw ?? '') || (name?.common === false && whole?.[0] === 'organisme public');
  if (
    acronym &&
    (isTown(section) || REGIONS.has(section[0]?.fold ?? '') || /^\d{2}$/u.test(section[0]?.raw ?? ''))
  )
    return whole;
  for (let k = tokens.length - 1; k > 0; k--) {
    if (!/^(?:de|du|des|d|a|en)$/u.test(tokens[k]?.fold ?? '')) continue;
    const whole = key(
      tokens
        .slice(0, k)
        .map((t) => t.fold)
        .join(' '),
    );
    // Short ones only in capitals: "la CAPEB de la Marne".
    const acronym = /^\p{Lu}{3,}$/u.test(tokens[k - 1]?.raw ?? '');
    const listed = whole.length >= 6 || acronym ? NOT_BUSINESS.get(whole) : undefined;
    if (listed !== undefined) return listed;
  }
  return undefined;
}

/** Whose pages and groups have names: "le groupe Facebook Bons Plans". */
const SOCIAL = words('facebook instagram linkedin youtube tiktok whatsapp telegram google');

/** What kind of thing a name is, when it is not a business (R6). */
export function notBusiness(c: Candidate, a: Around, here: ReadonlySet<string>): Verdict | null {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const likely = mayBeListed(own);
  const listed =
    (likely ? listedAs(c.name) : undefined) ??
    (c.head ? NOT_BUSINESS.get(key(/\s(?:sur|via|avec)\s(.+)$/u.exec(c.name)?.[1] ?? '')) : undefined);
  if (listed !== undefined) return no(...listed);
  if (own.length > 1 && SOCIAL.has(own[0]?.fold ?? ''))
    return no('plateforme', 'R6 · page ou groupe d’une plateforme');
  const prefix = likely ? publicPrefix(tokens) : undefined;
  if (prefix !== undefined) return no(...prefix);
  // "Les Cours Vauban" teach; "le cours Vauban" is a street.
  const lessons = own[0]?.fold === 'cours' && own[0].capital && tokens[0]?.fold === 'les';
  const wholesaler = /^(?:Metro|METRO)$/u.test(own[0]?.raw ?? '') && houseAfterAll(own, tokens);
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
  if ((PUBLIC_OPENERS.has(named) || PUBLIC_OPENERS.has(singular(named))) && !houseAfterAll(own, tokens))
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
    (holds(PUBLIC_MARKS, tokens.map((t) => t.fold).join(' ')) && presentedAfter(c, a) !== 'kindAfter') ||
    holds(PUBLIC_MARKS, /^ ?[a-z ]{0,24}/u.exec(a.after.slice(0, 80))?.[0] ?? '') ||
    (c.form === null &&
      holds(
        PUBLIC_MARKS,
        /^ ?[,(–] (?:une? |l |le |la )?[a-z]+ [a-z]+(?= [,.);])/u.exec(a.after.slice(0, 80))?.[0] ?? '',
      ))
  )
    return no('organisme public', 'R6 · équipement public');
  if (holds(PLATFORM_BEFORE, a.tail) || holds(PLATFORM_AFTER, a.after))
    return no('plateforme', 'R6 · plateforme ou site');
  const title = c.emphasised && own.length > 1 && !own.some((t) => isTown([t]));
  if (
    !title &&
    own.every(
      (t) =>
        here.has(t.fold) ||
        CITIES.has(t.fold) ||
        REGIONS.has(t.fold) ||
        CALENDAR.has(t.fold) ||
        (STREETS.has(t.fold) && !/^(?:Metro|METRO)$/u.test(t.raw)) ||
        (own.length > 1 && COMPASS.has(t.fold)),
    )
  )
    return no('pas un nom d’entreprise', 'R6 · lieu ou date');
  if (c.form === null && /(?:^|\s)cote $/u.test(a.tail)) return no('pas un nom d’entreprise', 'R6 · lieu');
  if (/^(?:rue|avenue|boulevard|place|quai|chemin)$/u.test(own.at(-1)?.fold ?? ''))
    return no('pas un nom d’entreprise', 'R6 · rue');
  if (
    LANDMARKS.has(named) &&
    own.length > 1 &&
    own.slice(1).every((t) => here.has(t.fold) || CITIES.has(t.fold))
  )
    return no('pas un nom d’entreprise', 'R6 · lieu');
  if (/(?:parc|parking) relais $|park and ride $/u.test(a.before))
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
