import { foldedWords } from '@agence/words/folded';
import { nounOf, TYPES } from '../questions/trade.ts';
import { phoneNumber, phonesIn, readablePhone } from '../sites/extract/phones.ts';
import { type GoodPage, goodPages, type SiteRead } from '../sites/site.data.ts';
import { domaineDe } from '../sources/adresse.ts';
import { type Days, daysOf, daysSaid, sorted, tellsHours } from './hours.ts';
import { type Address, pricesIn, streetsIn } from './statements.ts';

/** A fact that a site states. `explicit`: in structured data, on several pages, or on a page for it. */
type Stated = { readonly shown: string; readonly url: string; readonly explicit: boolean };

/** What a client's site says of its business: kept when the site is read, so that answers can be held against it. */
export type SiteFacts = {
  readonly at: Date;
  readonly url: string;
  /** Its hosts, redirects included. */
  readonly hosts: readonly string[];
  readonly phones: readonly (Stated & { readonly number: string; readonly fax: boolean })[];
  readonly addresses: readonly (Stated & { readonly address: Address })[];
  readonly hours: (Days & Pick<Stated, 'shown' | 'url'>) | null;
  readonly prices: readonly Pick<Stated, 'shown' | 'url'>[];
  /** By the types of its structured data. */
  readonly trades: readonly Pick<Stated, 'shown' | 'url'>[];
  /** It speaks of several houses, of a move. */
  readonly several: boolean;
  readonly moved: boolean;
};

const HOUSES =
  '(?:agences|magasins|boutiques|restaurants|cabinets|etablissements|salons|points de vente|ateliers|centres|implantations|sites|garages|bureaux|adresses|depots|hotels|studios|etudes|cliniques|pharmacies|boulangeries|showrooms)';
const SEVERAL = new RegExp(
  `\\b(?:(?:nos|ses|les|deux|trois|quatre|cinq|[2-9]|\\d\\d) (?:\\w+ )?${HOUSES}|franchis\\w+|succursales?|(?:notre|nos) (?:second|deuxieme|autre)\\w*|trouve[rz] (?:une|votre|un) (?:agence|magasin|boutique|restaurant|salon|centre))\\b`,
);
const MOVED = /\b(?:demenage|demenageons|change d adresse|nouvelle adresse|nouveaux locaux|transferee?s?)\b/;
/** Pages that give a house's particulars. */
const ABOUT = /^\/(?:index\.\w+)?$|contact|mention|legal|acces|plan|info|propos|coordonn|horaire/i;
/** The company that hosts a site stands in its legal notice, with its address and telephone. */
const HOSTED = /h[ée]berge|hosting|kellermann/i;
const HOST_LINES = 7;
/** A day in a cell of its own, before its hours; times in the next one. */
const DAY_ALONE = /^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?\s*:?\n/gim;
const TIMES_BELOW = /\n(?=\d{1,2}\s?[h:]\s?(?:\d\d|[-–à]))/g;
const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** Addresses of a page, and prices of a site. */
const MOST = 50;

type Page = { readonly url: string; readonly lines: readonly string[]; readonly page: GoodPage };

/** A page without the lines about the company that hosts it. */
const own = (page: GoodPage): Page => {
  const all = page.extract.text.replace(DAY_ALONE, '$1 : ').replace(TIMES_BELOW, ' ').split('\n');
  const hosted = (i: number) =>
    all.slice(Math.max(0, i - HOST_LINES), i + 1).some((line) => HOSTED.test(line));
  return { page, url: page.final_url, lines: all.filter((_, i) => !hosted(i)) };
};

/** Where a fact was seen; `data`: in structured data. */
type Seen = { readonly shown: string; readonly url: string; readonly data: boolean };

/** Each fact once, with the page that gives it best. */
function once<T extends Seen>(seen: readonly T[], same: (a: T, b: T) => boolean): (T & Stated)[] {
  const groups: [T, ...T[]][] = [];
  for (const fact of seen) {
    const known = groups.find(([first]) => same(first, fact));
    if (known === undefined) groups.push([fact]);
    else known.push(fact);
  }
  const isAbout = ({ url }: T) => ABOUT.test(URL.parse(url)?.pathname ?? '');
  return groups.map((all) => {
    const best = all.find(isAbout) ?? all[0];
    const explicit = all.some(({ url, data }) => data || url !== all[0].url) || isAbout(best);
    return { ...all[0], shown: best.shown, url: best.url, explicit };
  });
}

const entitiesOf = ({ url, page }: Page) =>
  page.extract.json_ld.flatMap(({ entities }) => entities.map((entity) => ({ ...entity, url, data: true })));

/** The numbers that a page writes of its own, links to, or has in its data. */
const phonesOf = (page: Page) => {
  const { text, phones } = page.page.extract;
  const written = new Set(phonesIn(text, []).map(({ number }) => number));
  const linked = phones.filter(({ number }) => !written.has(number));
  const data = entitiesOf(page).map(({ telephone }) => ({
    number: phoneNumber(telephone),
    kind: '',
    data: true,
  }));
  return [...data, ...phonesIn(page.lines.join('\n'), []), ...linked].map(({ number, kind, ...seen }) => ({
    ...{ number, fax: kind === 'fax', url: page.url, data: 'data' in seen, shown: readablePhone(number) },
  }));
};

/** Two spellings of one address. */
export const sameAddress = (a: Address, b: Address): boolean =>
  a.number === b.number &&
  (a.street.every((word) => b.street.includes(word)) || b.street.every((word) => a.street.includes(word)));

const addressesOf = (page: Page) => {
  const { url, lines } = page;
  const data = entitiesOf(page).map(({ street, postal_code, city }) => `${street}, ${postal_code} ${city}`);
  const written = lines.map((line, i) => `${line}, ${lines[i + 1] ?? ''}`);
  return [...data, ...written]
    .flatMap((text, i) => streetsIn(text).map((address) => ({ address, data: i < data.length })))
    .filter(({ address }) => address.code !== '')
    .slice(0, MOST)
    .map((found) => ({ ...found, url, shown: found.address.shown }));
};

/** The days and times that no line contradicts; null when no line tells them. */
function hoursOf(pages: readonly Page[]): SiteFacts['hours'] {
  const all = pages.flatMap(({ url, lines }) => lines.map((line) => ({ url, line, ...daysOf(line) })));
  const told = all.find(({ line }) => tellsHours(line));
  if (told === undefined) return null;
  const [open, closed] = [all.flatMap((days) => days.open), all.flatMap((days) => days.closed)];
  const sure = (days: readonly number[], others: readonly number[]) =>
    sorted(days.filter((day) => !others.includes(day)));
  const timesOn = (day: number): string => {
    const stating = all.filter((days) => days.open.includes(day) && days.times?.length !== 0);
    const [only = '', ...others] = new Set(stating.map(({ times }) => times?.[day] ?? ''));
    return others.length === 0 ? only : '';
  };
  const days = { open: sure(open, closed), closed: sure(closed, open), times: WEEK.map(timesOn) };
  return { ...days, url: told.url, shown: daysSaid(days) || told.line.slice(0, 80) };
}

/** The facts of a site as it was read; null when no page could be. */
export function factsOfSite(site: SiteRead, at: Date): SiteFacts | null {
  const pages = goodPages(site).map(own);
  const [home] = pages;
  if (home === undefined) return null;
  const words = foldedWords(pages.flatMap(({ lines }) => lines).join(' ')).join(' ');
  const phones = pages.flatMap(phonesOf).filter(({ number }) => number !== '');
  const addresses = once(pages.flatMap(addressesOf), (a, b) => sameAddress(a.address, b.address));
  const hosts = [site.asked, ...pages.map(({ url }) => url), ...home.page.redirects.map(({ url }) => url)];
  const prices = pages.flatMap(({ url, lines }) =>
    pricesIn(lines.join('\n')).map((shown) => ({ shown, url })),
  );
  const trades = pages.flatMap(entitiesOf).flatMap(({ types, url }) => {
    const [known] = [...TYPES].find(([, type]) => types.includes(type)) ?? [];
    return known === undefined ? [] : [{ shown: nounOf(known), url }];
  });
  return {
    ...{ at, url: home.url, hosts: [...new Set(hosts.map(domaineDe))], addresses },
    phones: once(phones, (a, b) => a.number === b.number),
    ...{ hours: hoursOf(pages), prices: prices.slice(0, MOST), trades: trades.slice(0, MOST) },
    several: SEVERAL.test(words) || addresses.length > 1,
    moved: MOVED.test(words),
  };
}
