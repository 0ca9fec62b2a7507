import { elapsed } from '@agence/platform/process/clock';
import { choosePages, isPageAddress, pageOf } from './choose-pages.ts';
import { startExtractor } from './extract/extractor.ts';
import type { Threads } from './extract/threads.ts';
import type { Link } from './extract/types.ts';
import type { FetchOptions } from './fetch/types.ts';
import { lanes } from './lanes.ts';
import { type NamedRobot, type Reader, startReader } from './reader.ts';
import { sameSite } from './same-site.ts';
import {
  type FileRead,
  isGood,
  type PageRead,
  type RobotsRead,
  type SitemapRead,
  type SiteRead,
} from './site.data.ts';

export type ReadOptions = Omit<FetchOptions, 'permits'> & {
  readonly threads: Threads;
  readonly budget_ms?: number;
  readonly robots?: readonly string[];
  /** Most pages to read, home page included. */
  readonly most_pages?: number;
  /** Robots under whose names the home page is asked for once more each. */
  readonly probes?: readonly NamedRobot[];
};

const BUDGET_MS = 15_000;
const MOST_PAGES = 6;
const AT_ONCE = 2;

/**
 * Reads an untrusted site as a polite robot: robots.txt first, then the home page, the sitemap, llms.txt and a few
 * important pages, two at a time, within one budget. The result holds every fault of the site.
 */
export async function readSite(site: string, options: ReadOptions): Promise<SiteRead> {
  const since = elapsed();
  const budget = AbortSignal.timeout(options.budget_ms ?? BUDGET_MS);
  const signal = options.signal === undefined ? budget : AbortSignal.any([budget, options.signal]);
  const extractor = startExtractor({ threads: options.threads, signal });
  const reader = startReader({ ...options, signal }, extractor);
  const { home, robots } = await firstToAnswer(site, reader);
  const read = isSilent(robots) ? silent(home, robots) : await readAround(home, reader, options);
  return { asked: site, ...read, ms: Math.round(since()) };
}

/** Nobody answers at all; a robots.txt that is too long or redirects in circles is an answer. */
const isSilent = (robots: RobotsRead): robots is Extract<RobotsRead, { kind: 'unread' }> =>
  robots.kind === 'unread' && !/^(redirects|too_large|unreadable)$/.test(robots.cause);

type Start = { home: string; robots: RobotsRead };

/**
 * A file says `exemple.fr`; the site may answer on https or http, with or without www: the first that answers is used.
 * If none does, reports the failure of the address as written, else of one that answered something.
 */
async function firstToAnswer(site: string, { robotsOf }: Reader): Promise<Start> {
  const failed: Start[] = [];
  for (const home of startsOf(site)) {
    const robots = await robotsOf(home);
    if (!isSilent(robots)) return { home, robots };
    failed.push({ home, robots });
  }
  const scheme = /^https?:/i.exec(site.trim())?.[0].toLowerCase();
  const likeliest =
    failed.find(({ home }) => scheme !== undefined && home.startsWith(scheme)) ??
    failed.find(({ robots }) => robots.kind === 'unread' && robots.cause !== 'unreachable') ??
    failed[0];
  return likeliest ?? { home: site, robots: await robotsOf(site) };
}

/** The addresses where a site may begin, safest first. */
export function startsOf(site: string): string[] {
  const bare = site.trim().replace(/^https?:\/\//i, '');
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(bare) ? null : URL.parse(`https://${bare}`);
  if (url === null) return [];
  const canHaveWww = url.port === '' && /\.[a-z]/i.test(url.hostname) && !url.hostname.startsWith('www.');
  const hosts = canHaveWww ? [bare, `www.${bare}`] : [bare];
  return ['https', 'http'].flatMap((scheme) => hosts.map((host) => new URL(`${scheme}://${host}`).href));
}

type Read = Omit<SiteRead, 'asked' | 'ms'>;

const silent = (home: string, robots: Extract<RobotsRead, { kind: 'unread' }>): Read => ({
  robots,
  rulings: [],
  pages: [{ ...robots, url: home }],
  known: 0,
  sitemap: null,
  llms: null,
  http: null,
});

async function readAround(
  home: string,
  reader: Reader,
  { robots: asked = [], most_pages: most = MOST_PAGES, probes: names = [] }: ReadOptions,
): Promise<Read> {
  const lane = lanes(AT_ONCE);
  const [first, sitemap] = await Promise.all([
    lane(() => reader.page(home)),
    lane(() => reader.sitemap(home)),
  ]);
  const base = first.kind === 'answered' ? first.final_url : home;
  const links = linksOf([first], sitemap, base);
  const chosen = first.kind === 'answered' ? choosePages(links, base, most - 1) : [];
  const probed = isGood(first) ? names : [];
  const [others, llms, http, probes] = await Promise.all([
    Promise.all(chosen.map((url) => lane(() => reader.page(url)))),
    lane(() => reader.file(new URL('/llms.txt', base).href)),
    plainHttp(base) === null ? null : lane(() => reader.file(plainHttp(base) ?? '')),
    Promise.all(
      probed.map(async (named) => ({
        robot: named.robot,
        page: await lane(() => reader.pageAs(base, named)),
      })),
    ),
  ]);
  const pages = [first, ...others];
  const robots = await reader.robotsOf(base);
  const addresses = pages.map((page) => (page.kind === 'answered' ? page.final_url : page.url));
  const rulings = asked.length === 0 ? [] : await reader.rulings(base, asked, addresses);
  return {
    robots,
    rulings,
    pages,
    known: knownOf(linksOf(pages, sitemap, base), pages),
    sitemap,
    llms,
    http,
    probes,
  };
}

/** The same page without TLS: a safe site redirects it to https. */
const plainHttp = (url: string): FileRead['url'] | null =>
  /^https:\/\/[^/:]+\//.test(url) ? url.replace('https:', 'http:') : null;

const linksOf = (pages: readonly PageRead[], sitemap: SitemapRead, home: string): Link[] => {
  const linked = pages.flatMap((page) => (page.kind === 'answered' ? (page.extract?.links ?? []) : []));
  const listed = sitemap.kind === 'answered' && sitemap.extract?.index === false ? sitemap.extract.urls : [];
  const links = [...linked, ...listed.map((url) => ({ url, text: '' }))];
  return links.filter(({ url }) => sameSite(url, home));
};

const knownOf = (links: readonly Link[], pages: readonly PageRead[]): number => {
  const urls = [...links, ...pages].map(({ url }) => url).filter(isPageAddress);
  return new Set(urls.map(pageOf)).size;
};
