import { foldedWords } from '@agence/words/folded';
import { merged } from '../sites/extract/phones.ts';
import type { Phone } from '../sites/extract/types.ts';
import type { GoodPage } from '../sites/site.data.ts';
import type { Audited } from './finding.ts';

/** The value on the most pages; on a tie, the first seen. */
const mostSeen = <T>(values: readonly T[], key: (value: T) => string): T | null => {
  const groups = [...Map.groupBy(values, key).values()].sort((a, b) => b.length - a.length);
  return groups[0]?.[0] ?? null;
};

/** The telephones of the pages, with the page that shows each and all labels of its number; without fax numbers. */
export function telephonesOf({ pages }: Pick<Audited, 'pages'>): (Phone & { readonly page: GoodPage })[] {
  const seen = pages.flatMap((page) => page.extract.phones.map((phone) => ({ phone, page })));
  const byNumber = Map.groupBy(seen, ({ phone }) => phone.number);
  return seen.flatMap(({ phone, page }) => {
    const all = (byNumber.get(phone.number) ?? []).map(({ phone: same }) => same).reduce(merged);
    return all.kind === 'fax' ? [] : [{ ...all, shown: phone.shown, page }];
  });
}

export type Facts = ReturnType<typeof factsOf>;

/** What the pages say of the business; empty or null when they do not. */
export function factsOf({ pages }: Pick<Audited, 'pages'>) {
  const phones = telephonesOf({ pages });
  const addresses = pages.flatMap(({ extract }) => extract.addresses);
  const identifiers = pages.flatMap(({ extract }) => extract.identifiers).filter(({ valid }) => valid);
  const [home] = pages;
  return {
    url: home === undefined ? '' : new URL('/', home.final_url).href,
    /** In international form. */
    telephone: mostSeen(phones, ({ number }) => number)?.number ?? '',
    address: mostSeen(addresses, ({ street, postal_code }) => `${fold(street)} ${postal_code}`),
    /** Nine digits with a valid check digit. */
    siren: mostSeen(identifiers, ({ digits }) => digits.slice(0, 9))?.digits.slice(0, 9) ?? '',
    description: home?.extract.description?.text ?? '',
  };
}

/** Lower-case letters and digits without accents, to compare names and addresses. */
export const fold = (text: string): string => foldedWords(text).join(' ');
