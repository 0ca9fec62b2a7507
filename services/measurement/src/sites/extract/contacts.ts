import { plain } from './plain.ts';
import type { Phone, PostalAddress } from './types.ts';

const FRENCH =
  /(?<![\d.,])(?:(?:\+|00)33[\s.\u00a0\u202f-]?(?:\(0\)\s?)?|0)[1-9](?:[\s.\u00a0\u202f/-]?\d{2}){4}(?![\d€%])/g;

/** The international form of a telephone number; empty when it is invalid: 02 41 00 00 00 → +33241000000. */
export function phoneNumber(shown: string): string {
  const bare = shown.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  const french = /^(?:(?:\+|00)33|0)([1-9]\d{8})$/.exec(bare);
  if (french !== null) return `+33${french[1]}`;
  return /^\+[1-9]\d{7,14}$/.test(bare) ? bare : '';
}

/** 02 41 00 00 00, as French people write it. */
export const readablePhone = (number: string): string =>
  number.startsWith('+33') ? `0${number.slice(3)}`.replace(/(\d{2})(?=\d)/g, '$1 ') : number;

/** The numbers in a text or in `tel:` links, each once. */
export function phonesIn(text: string, telLinks: readonly string[]): Phone[] {
  const shown = [...telLinks, ...(text.match(FRENCH) ?? [])].map((written) => plain(written, 30));
  const found = new Map<string, Phone>();
  for (const written of shown) {
    const number = phoneNumber(written);
    if (number !== '' && !found.has(number)) found.set(number, { number, shown: written });
  }
  return [...found.values()].slice(0, 20);
}

const TOWN = /\b(\d{5})[\s\u00a0]+(\p{Lu}[\p{L}’'-]*(?:[ -](?:\p{L}[\p{L}’'-]*)){0,4})/gu;
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
