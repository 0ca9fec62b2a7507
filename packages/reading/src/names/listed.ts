import { fold } from '../document/fold.ts';
import type { Token } from '../document/types.ts';
import { ARTICLES, LIGHT } from '../lexicons/grammar.ts';
import { REGIONS } from '../lexicons/places.ts';
import { PLATFORMS } from '../lexicons/platforms.ts';
import { PUBLIC_BODIES } from '../lexicons/public.ts';
import type { Reason } from '../types.ts';
import { isTown } from './towns.ts';

/** A phrase of a lexicon and a name compare equal whatever their accents, spaces and articles. */
const key = (text: string) =>
  fold(text)
    .split(/[^a-z\p{N}]+/u)
    .filter((w) => w !== '' && !LIGHT.has(w))
    .join('');
/** Every phrase of the lexicons of what is no business, with what it is. */
const NOT_BUSINESS = new Map<string, [Reason, string]>();
for (const [list, reason, why] of [
  [PUBLIC_BODIES, 'organisme public', 'R6 · organisme public'],
  [PLATFORMS, 'plateforme', 'R6 · plateforme ou annuaire'],
] as [string[], Reason, string][]) {
  for (const phrase of list) NOT_BUSINESS.set(key(phrase), [reason, why]);
}

/** What the lexicons say of a name, alone or joined to another of them: "Planity et Treatwell". */
export function listedAs(name: string): [Reason, string] | undefined {
  const whole = NOT_BUSINESS.get(key(name));
  if (whole !== undefined || !name.includes(' ')) return whole;
  return name
    .split(/\s(?:et|and|ou|or)\s/u)
    .map((p) => NOT_BUSINESS.get(key(p)))
    .find((found) => found?.[0] === 'marque ou label' || found?.[0] === 'plateforme');
}

/** "France Rénov' de Quimperlé Communauté": what a listed body or platform is called in one place. */
export function publicPrefix(tokens: readonly Token[]): [Reason, string] | undefined {
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
  const upTo = (k: number) => {
    const words = tokens.slice(0, k).map((t) => t.fold);
    return key(words.join(' '));
  };
  // "Gîtes de France Dordogne".
  for (let k = tokens.length - 1; k > 1; k--) {
    const platform = NOT_BUSINESS.get(upTo(k));
    const place = tokens.slice(k);
    if (platform?.[0] === 'plateforme' && (isTown(place) || place.every((t) => REGIONS.has(t.fold))))
      return platform;
  }
  for (let k = tokens.length - 1; k > 0; k--) {
    if (!/^(?:de|du|des|d|a|en)$/u.test(tokens[k]?.fold ?? '')) continue;
    const whole = upTo(k);
    // Short ones only in capitals: "la CAPEB de la Marne".
    const acronym = /^\p{Lu}{3,}$/u.test(tokens[k - 1]?.raw ?? '');
    const listed = whole.length >= 6 || acronym ? NOT_BUSINESS.get(whole) : undefined;
    if (listed !== undefined) return listed;
  }
  return undefined;
}
