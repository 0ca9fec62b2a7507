import { foldedWords } from '@agence/words/folded';
import { openingHours } from '../facts/hours.ts';
import { merged } from '../sites/extract/phones.ts';
import type { Audited } from './finding.ts';

/** The value that comes most often; on a tie, the first. */
const mostSeen = (values: readonly string[]): string =>
  [...Map.groupBy(values, (value) => value).values()].sort((a, b) => b.length - a.length)[0]?.[0] ?? '';

/** The telephones of the pages, each once, as the first page shows it, and on how many; without fax numbers. */
export function telephonesOf({ pages }: Pick<Audited, 'pages'>) {
  const seen = pages.flatMap((page) => page.extract.phones.map((phone) => ({ ...phone, page })));
  return [...Map.groupBy(seen, ({ number }) => number).values()].flatMap((same) => {
    const telephone = same.reduce(merged);
    return telephone.kind === 'fax' ? [] : [{ ...telephone, times: same.length }];
  });
}

/**
 * The address with its postal code, in parts: « 14 rue du Four », « 49100 », « Angers ». One that several pages or a page
 * about the business state comes before one that is only named.
 */
const addressOf = ({ facts }: Pick<Audited, 'facts'>) => {
  const whole = facts?.addresses.filter(({ address: { shown, code } }) => shown.includes(code)) ?? [];
  const stated = whole.find(({ explicit }) => explicit) ?? whole[0];
  if (stated === undefined) return null;
  const { shown, code } = stated.address;
  const [street = '', city = ''] = shown.split(code);
  return { street: street.replace(/[\s,;–-]+$/u, ''), postal_code: code, city: city.trim() };
};

/** What the pages say of the business; empty or null when they do not. */
export function factsOf({ pages, facts }: Pick<Audited, 'pages' | 'facts'>) {
  const phones = telephonesOf({ pages }).toSorted((a, b) => b.times - a.times);
  const identifiers = pages.flatMap(({ extract }) => extract.identifiers).filter(({ valid }) => valid);
  const [home] = pages;
  return {
    url: home === undefined ? '' : new URL('/', home.final_url).href,
    /** In international form. */
    telephone: phones[0]?.number ?? '',
    address: addressOf({ facts }),
    /** Nine digits with a valid check digit. */
    siren: mostSeen(identifiers.map(({ digits }) => digits.slice(0, 9))),
    /** As schema.org writes them. */
    hours: facts?.hours ? openingHours(facts.hours) : [],
    description: home?.extract.description ?? '',
  };
}

/** Lower-case letters and digits without accents, to compare names and addresses. */
export const fold = (text: string): string => foldedWords(text).join(' ');

/** The titles and texts of pages, folded. */
export const foldedTextOf = (pages: Audited['pages']): string =>
  fold(pages.map(({ extract }) => `${extract.title} ${extract.text}`).join(' '));
