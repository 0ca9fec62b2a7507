import { fold } from '../document/fold.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { PLATFORMS, PUBLIC_BODIES } from '../lexicons/platforms.ts';
import type { Reason } from '../types.ts';

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
