import { foldedWords } from '@agence/words/folded';
import type { PostalAddress } from '../sites/extract/types.ts';
import type { Audited } from './finding.ts';

/** What the pages themselves say of the business; empty or null when they do not. */
export type Facts = {
  readonly url: string;
  /** International form. */
  readonly telephone: string;
  readonly address: PostalAddress | null;
  /** Nine digits, checked. */
  readonly siren: string;
  readonly description: string;
};

/** The value seen on the most pages, the first seen when several are. */
const mostSeen = <T>(values: readonly T[], key: (value: T) => string): T | null => {
  const groups = [...Map.groupBy(values, key).values()].sort((a, b) => b.length - a.length);
  return groups[0]?.[0] ?? null;
};

/** Facts that the site states, taken from the pages read. */
export function factsOf({ pages }: Pick<Audited, 'pages'>): Facts {
  const phones = pages.flatMap(({ extract }) => extract.phones);
  const addresses = pages.flatMap(({ extract }) => extract.addresses);
  const identifiers = pages.flatMap(({ extract }) => extract.identifiers).filter(({ valid }) => valid);
  const [home] = pages;
  return {
    url: home === undefined ? '' : new URL('/', home.final_url).href,
    telephone: mostSeen(phones, ({ number }) => number)?.number ?? '',
    address: mostSeen(addresses, ({ street, postal_code }) => `${fold(street)} ${postal_code}`),
    siren: mostSeen(identifiers, ({ digits }) => digits.slice(0, 9))?.digits.slice(0, 9) ?? '',
    description: home?.extract.description?.text ?? '',
  };
}

/** Letters and digits alone, without accents: how names and addresses are compared. */
export const fold = (text: string): string => foldedWords(text).join(' ');
