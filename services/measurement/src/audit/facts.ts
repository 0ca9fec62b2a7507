import { foldedWords } from '@agence/words/folded';
import { merged } from '../sites/extract/phones.ts';
import type { Audited } from './finding.ts';

/** The value on the most pages; on a tie, the first seen. */
const mostSeen = <T>(values: readonly T[], key: (value: T) => string): T | null => {
  const groups = [...Map.groupBy(values, key).values()].sort((a, b) => b.length - a.length);
  return groups[0]?.[0] ?? null;
};

/** The telephones of the pages, each once, as the first page shows it, and on how many; without fax numbers. */
export function telephonesOf({ pages }: Pick<Audited, 'pages'>) {
  const seen = pages.flatMap((page) => page.extract.phones.map((phone) => ({ ...phone, page })));
  return [...Map.groupBy(seen, ({ number }) => number).values()].flatMap((same) => {
    const telephone = same.reduce(merged);
    return telephone.kind === 'fax' ? [] : [{ ...telephone, times: same.length }];
  });
}

/** What the pages say of the business; empty or null when they do not. */
export function factsOf({ pages }: Pick<Audited, 'pages'>) {
  const phones = telephonesOf({ pages }).toSorted((a, b) => b.times - a.times);
  const addresses = pages.flatMap(({ extract }) => extract.addresses);
  const identifiers = pages.flatMap(({ extract }) => extract.identifiers).filter(({ valid }) => valid);
  const [home] = pages;
  return {
    url: home === undefined ? '' : new URL('/', home.final_url).href,
    /** In international form. */
    telephone: phones[0]?.number ?? '',
    address: mostSeen(addresses, ({ street, postal_code }) => `${fold(street)} ${postal_code}`),
    /** Nine digits with a valid check digit. */
    siren: mostSeen(identifiers, ({ digits }) => digits.slice(0, 9))?.digits.slice(0, 9) ?? '',
    description: home?.extract.description ?? '',
  };
}

/** Lower-case letters and digits without accents, to compare names and addresses. */
export const fold = (text: string): string => foldedWords(text).join(' ');

/** The titles and texts of pages, folded. */
export const foldedTextOf = (pages: Audited['pages']): string =>
  fold(pages.map(({ extract }) => `${extract.title} ${extract.text}`).join(' '));
