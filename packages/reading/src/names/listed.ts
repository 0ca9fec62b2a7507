import { fold } from '../document/fold.ts';
import type { Token } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { REGIONS } from '../lexicons/places.ts';
import { PLATFORMS } from '../lexicons/platforms.ts';
import { PUBLIC_BODIES } from '../lexicons/public.ts';
import type { Reason } from '../types.ts';
import { isTown } from './towns.ts';

/** A phrase of a list and a name compare equal whatever their accents, spaces and articles. */
const key = (text: string): string =>
  fold(text)
    .split(/[^a-z\p{N}]+/u)
    .filter((w) => w !== '' && !LIGHT.has(w))
    .join('');

type Listed = readonly [Reason, string];
const PUBLIC: Listed = ['organisme public', 'R6 · organisme public'];
const PLATFORM: Listed = ['plateforme', 'R6 · plateforme ou annuaire'];
const NOT_BUSINESS = new Map<string, Listed>([
  ...PUBLIC_BODIES.map((phrase): [string, Listed] => [key(phrase), PUBLIC]),
  ...PLATFORMS.map((phrase): [string, Listed] => [key(phrase), PLATFORM]),
]);

/** What the lists say of a name, alone or joined to another platform: "Planity et Treatwell". */
export function listedAs(name: string): Listed | undefined {
  const parts = name.split(/\s(?:et|and|ou|or)\s/u).map((part) => NOT_BUSINESS.get(key(part)));
  return NOT_BUSINESS.get(key(name)) ?? parts.find((found) => found === PLATFORM);
}

/** "CAPEB Drôme", "UMIH 54", "Gîtes de France Dordogne", "la CAPEB de la Marne": what is listed, in one place. */
export function listedInPlace(tokens: readonly Token[]): Listed | undefined {
  for (let k = tokens.length - 1; k > 0; k--) {
    const listed = NOT_BUSINESS.get(
      key(
        tokens
          .slice(0, k)
          .map((t) => t.fold)
          .join(' '),
      ),
    );
    const place = tokens.slice(k).filter((t) => !LIGHT.has(t.fold));
    const named =
      place.length > 0 &&
      (isTown(place) || REGIONS.has(place[0]?.fold ?? '') || /^\d{2}$/u.test(place[0]?.raw ?? ''));
    if (listed !== undefined && (named || /^(?:de|du|des|d)$/u.test(tokens[k]?.fold ?? ''))) return listed;
  }
  return undefined;
}
