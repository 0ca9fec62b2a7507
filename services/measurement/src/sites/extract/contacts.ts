import { plain } from './plain.ts';
import type { PostalAddress } from './types.ts';

/** A postal code, then a town. */
export const TOWN = /\b(\d{5})[\s\u00a0]+(\p{Lu}[\p{L}’'-]*(?:[ -](?:\p{L}[\p{L}’'-]*)){0,4})/gu;
const WAYS = [
  'rue',
  'avenue',
  'av\\.?',
  'boulevard',
  'bd\\.?',
  'place',
  'pl\\.?',
  'chemin',
  'route',
  'allée',
  'allées',
  'impasse',
  'quai',
  'cours',
  'square',
  'faubourg',
  'fg',
  'passage',
  'rond-point',
  'esplanade',
  'sentier',
  'zone',
  'za',
  'zi',
  'lieu-dit',
  'lotissement',
  'résidence',
  'montée',
  'côte',
  'villa',
  'cité',
  'hameau',
  'voie',
];
const STREET = new RegExp(
  `\\b\\d{1,4}(?:\\s?(?:bis|ter|quater|[A-D]))?,?\\s+(?:${WAYS.join('|')})\\b[^\\n\\d]{2,80}`,
  'giu',
);

/** French postal addresses: a street, then five digits and a town on the same or the next line. */
export function addressesIn(text: string): PostalAddress[] {
  const found = new Map<string, PostalAddress>();
  for (const town of text.matchAll(TOWN)) {
    const before = text.slice(Math.max(0, town.index - 120), town.index);
    const street = [...before.matchAll(STREET)].at(-1);
    if (street === undefined) continue;
    const address = {
      street: plain(street[0], 100).replace(/[\s,;–-]+$/u, ''),
      postal_code: town[1] ?? '',
      city: plain(town[2] ?? '', 60).replace(
        / (?:Tél|Tel|Téléphone|France|SIRET|SIREN|RCS|Mail|Email)\b.*$/iu,
        '',
      ),
    };
    found.set(`${address.street} ${address.postal_code}`.toLowerCase(), address);
  }
  return [...found.values()].slice(0, 10);
}
