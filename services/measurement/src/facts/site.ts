import { foldedWords } from '@agence/words/folded';
import { phoneNumber, phonesIn, readablePhone } from '../sites/extract/phones.ts';
import { plain } from '../sites/extract/plain.ts';
import { type GoodPage, goodPages, type SiteRead } from '../sites/site.data.ts';
import { domaineDe } from '../sources/adresse.ts';
import { type Days, daysOf, daysSaid, doubtIn, sorted, tellsHours } from './hours.ts';
import { type Address, CLOSED, pricesIn, streetsIn } from './statements.ts';

/** A fact that a site states. `explicit`: in structured data, on several pages, or on a page for it. */
type Stated = { readonly shown: string; readonly url: string; readonly explicit: boolean };

/** What a client's site says of its business: kept when the site is read, so that answers can be held against it. */
export type SiteFacts = {
  readonly at: Date;
  /** Its hosts, redirects included. */
  readonly hosts: readonly string[];
  readonly url: string;
  readonly phones: readonly (Stated & { readonly number: string; readonly fax: boolean })[];
  readonly addresses: readonly (Stated & { readonly address: Address })[];
  readonly hours: (Days & Pick<Stated, 'shown' | 'url'>) | null;
  readonly prices: readonly Pick<Stated, 'shown' | 'url'>[];
  /** It speaks of several establishments, of a move, of an end of its trade. */
  readonly several: boolean;
  readonly moved: boolean;
  readonly closed: boolean;
};

const HOUSES =
  '(?:agences|magasins|boutiques|restaurants|cabinets|etablissements|salons|points de vente|ateliers|centres|implantations|sites|garages|bureaux|adresses|depots|hotels|studios|etudes|cliniques|pharmacies|boulangeries|showrooms)';
const SEVERAL = new RegExp(
  `\\b(?:(?:nos|ses|les|deux|trois|quatre|cinq|[2-9]|\\d\\d) (?:\\w+ )?${HOUSES}|franchis\\w+|succursales?|(?:notre|nos) (?:second|deuxieme|autre)\\w*|trouve[rz] (?:une|votre|un) (?:agence|magasin|boutique|restaurant|salon|centre))\\b`,
);
const MOVED = /\b(?:demenage|demenageons|change d adresse|nouvelle adresse|nouveaux locaux|transferee?s?)\b/;
const ENDED = /\b(?:cessation|liquidation|depart (?:a la|en) retraite|fonds a vendre)\b/;
/** Pages that give a house's particulars; the first is the home page. */
const ABOUT = /^\/(?:index\.\w+)?$|contact|mention|legal|acces|plan|info|propos|coordonn|horaire/i;
/** Who hosts a site is named in its legal notice, with an address and a telephone. */
const HOSTED = /h[ée]berge|hosting|kellermann/i;
const HOST_LINES = 7;
const MOST_PRICES = 100;

/** The lines of a page without those about the company that hosts it. */
const ownLines = (text: string): string[] => {
  const lines = text.split('\n');
  return lines.filter(
    (_, i) => !lines.slice(Math.max(0, i - HOST_LINES), i + 1).some((line) => HOSTED.test(line)),
  );
};

const DAY_ALONE = /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\s*:?$/i;

/** Days stand alone in the cells of a table of hours: they join the line after them. */
const joined = (lines: readonly string[]): string[] =>
  lines.flatMap((line, i) => {
    if (DAY_ALONE.test(line)) return [`${line} ${lines[i + 1] ?? ''}`];
    return DAY_ALONE.test(lines[i - 1] ?? '') ? [] : [line];
  });

type Seen = { readonly url: string; readonly lines: readonly string[] };
/** A fact where it was seen; `data`: in structured data. */
type At = { readonly shown: string; readonly url: string; readonly data: boolean };

const isAbout = ({ url }: At): boolean => ABOUT.test(URL.parse(url)?.pathname ?? '');

/** The same fact wherever it was seen, with the page that gives it best. */
const stated = (all: readonly At[]): Stated => {
  const best = all.find(isAbout) ?? all[0];
  const { shown = '', url = '' } = best ?? {};
  const explicit = new Set(all.map((at) => at.url)).size > 1 || all.some((at) => at.data || isAbout(at));
  return { shown, url, explicit };
};

/** The days that no line contradicts or leaves in doubt; null when no line tells them. */
function hoursOf(pages: readonly Seen[]): SiteFacts['hours'] {
  const all = pages.flatMap(({ url, lines }) =>
    joined(lines).map((line) => ({ url, line, ...daysOf(line) })),
  );
  const told = all.find(({ line }) => tellsHours(line));
  if (told === undefined) return null;
  const [open, closed] = [all.flatMap((days) => days.open), all.flatMap((days) => days.closed)];
  const doubt = new Set(all.flatMap(({ line }) => doubtIn(line)));
  const sure = (days: readonly number[], others: readonly number[]) =>
    sorted(days.filter((day) => !others.includes(day) && !doubt.has(day)));
  const days = {
    open: sure(open, closed),
    closed: sure(closed, open),
    times: all.flatMap(({ times }) => times),
  };
  return { ...days, url: told.url, shown: daysSaid(days) || plain(told.line, 80) };
}

const entitiesOf = (pages: readonly GoodPage[]) =>
  pages.flatMap(({ final_url: url, extract }) =>
    extract.json_ld.flatMap(({ entities }) => entities.map((entity) => ({ ...entity, url }))),
  );

function phonesOf(pages: readonly GoodPage[], own: readonly Seen[]): SiteFacts['phones'] {
  const kept = new Set(
    own.flatMap(({ lines }) => phonesIn(lines.join('\n'), []).map(({ number }) => number)),
  );
  const written = pages.flatMap(({ final_url: url, extract: { text, phones } }) => {
    const inText = new Set(phonesIn(text, []).map(({ number }) => number));
    return phones
      .filter(({ number }) => kept.has(number) || !inText.has(number))
      .map(({ number, kind }) => ({ number, fax: kind === 'fax', url, data: false }));
  });
  const data = entitiesOf(pages)
    .map(({ telephone, url }) => ({ number: phoneNumber(telephone), fax: false, url, data: true }))
    .filter(({ number }) => number !== '');
  return [...Map.groupBy([...data, ...written], ({ number }) => number)].map(([number, all]) => ({
    ...stated(all.map((at) => ({ ...at, shown: readablePhone(number) }))),
    ...{ number, fax: all.every(({ fax }) => fax) },
  }));
}

/** Two spellings of one address. */
export const sameAddress = (a: Address, b: Address): boolean =>
  a.number === b.number &&
  (a.street.every((word) => b.street.includes(word)) || b.street.every((word) => a.street.includes(word)));

function addressesOf(pages: readonly GoodPage[], own: readonly Seen[]): SiteFacts['addresses'] {
  const data = entitiesOf(pages)
    .filter(({ street }) => street !== '')
    .map(({ street, postal_code, city, url }) => ({
      text: `${street}, ${postal_code} ${city}`,
      url,
      data: true,
    }));
  const written = own.flatMap(({ url, lines }) =>
    lines.map((line, i) => ({ text: `${line}, ${lines[i + 1] ?? ''}`, url, data: false })),
  );
  const streets = [...data, ...written].flatMap(({ text, ...at }) =>
    streetsIn(text)
      .filter(({ street, code }) => street.length > 0 && code !== '')
      .map((address) => ({ ...at, address, shown: address.shown })),
  );
  const groups: [(typeof streets)[number], ...typeof streets][] = [];
  for (const street of streets) {
    const known = groups.find(([{ address }]) => sameAddress(address, street.address));
    if (known === undefined) groups.push([street]);
    else known.push(street);
  }
  return groups.map((all) => ({ address: all[0].address, ...stated(all) }));
}

/** The facts of a site as it was read; null when no page could be. */
export function factsOfSite(site: SiteRead, at: Date): SiteFacts | null {
  const pages = goodPages(site);
  const [home] = pages;
  if (home === undefined) return null;
  const own = pages.map(({ final_url: url, extract }) => ({ url, lines: ownLines(extract.text) }));
  const words = own.map(({ lines }) => foldedWords(lines.join(' ')).join(' ')).join(' ');
  const addresses = addressesOf(pages, own);
  const hosts = [
    site.asked,
    ...pages.map(({ final_url }) => final_url),
    ...home.redirects.map(({ url }) => url),
  ];
  const prices = own.flatMap(({ url, lines }) =>
    lines.flatMap((line) => pricesIn(line).map((shown) => ({ shown, url }))),
  );
  return {
    ...{ at, url: home.final_url, hosts: [...new Set(hosts.map(domaineDe))] },
    ...{ phones: phonesOf(pages, own), addresses, hours: hoursOf(own) },
    prices: [...new Map(prices.map((price) => [price.shown, price])).values()].slice(0, MOST_PRICES),
    several: SEVERAL.test(words) || addresses.length > 1,
    moved: MOVED.test(words),
    closed: CLOSED.test(words) || ENDED.test(words),
  };
}
