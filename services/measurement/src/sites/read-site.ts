import { elapsed } from '@agence/platform/process/clock';
import { choosePages, isPageAddress, type Link, pageOf, sameSite } from './choose-pages.ts';
import { startExtractor } from './extract/extractor.ts';
import type { Threads } from './extract/threads.ts';
import type { FetchOptions } from './fetch/types.ts';
import { lanes } from './lanes.ts';
import { type NamedRobot, type Reader, startReader } from './reader.ts';
import { isGood, type PageRead, type RobotsRead, type SitemapRead, type SiteRead } from './site.data.ts';

export type ReadOptions = Omit<FetchOptions, 'permits' | 'signal'> & {
  readonly threads: Threads;
  readonly budget_ms?: number;
  /** Robots whose rules are reported; the home page is asked for once more under each user agent. */
  readonly robots?: readonly NamedRobot[];
};

const BUDGET_MS = 15_000;
/** Besides the home page. */
const MOST_OTHERS = 5;
const AT_ONCE = 2;

/**
 * Reads an untrusted site as a polite robot: robots.txt first, then the home page, the sitemap, llms.txt and a few
 * important pages, two at a time, within one budget. The result holds every fault of the site.
 */
export async function readSite(site: string, options: ReadOptions): Promise<SiteRead> {
  const since = elapsed();
  const signal = AbortSignal.timeout(options.budget_ms ?? BUDGET_MS);
  const reader = startReader({ ...options, signal }, startExtractor({ threads: options.threads, signal }));
  const { home, robots } = await firstToAnswer(site, reader);
  const read = isSilent(robots) ? silent(home, robots) : await readAround(home, reader, options);
  return { asked: site, ...read, ms: Math.round(since()) };
}

type SilentRobots = Extract<RobotsRead, { kind: 'unread' }>;

/** Nobody answers at all; a robots.txt that is too long or redirects in circles is an answer. */
const isSilent = (robots: RobotsRead): robots is SilentRobots =>
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

const silent = (home: string, robots: SilentRobots): Read => ({
  robots,
  rulings: [],
  pages: [{ ...robots, url: home }],
  known: 0,
  sitemap: null,
  llms: null,
  http: null,
});

async function readAround(home: string, reader: Reader, { robots: named = [] }: ReadOptions): Promise<Read> {
  const lane = lanes(AT_ONCE);
  const [first, sitemap] = await Promise.all([
    lane(() => reader.page(home)),
    lane(() => reader.sitemap(home)),
  ]);
  const base = first.kind === 'answered' ? first.final_url : home;
  const links = linksOf([first], sitemap, base);
  const chosen = first.kind === 'answered' ? choosePages(links, base, MOST_OTHERS) : [];
  const probed = isGood(first) ? named.filter(({ userAgent }) => userAgent !== '') : [];
  const http = plainHttp(base);
  const [others, llms, overHttp, probes] = await Promise.all([
    Promise.all(chosen.map((url) => lane(() => reader.page(url)))),
    lane(() => reader.file(new URL('/llms.txt', base).href)),
    http === null ? null : lane(() => reader.file(http)),
    Promise.all(probed.map((robot) => lane(() => reader.probe(base, robot)))),
  ]);
  const pages = [first, ...others];
  const robots = await reader.robotsOf(base);
  const addresses = pages.map((page) => (page.kind === 'answered' ? page.final_url : page.url));
  const names = named.map(({ robot }) => robot);
  const rulings = names.length === 0 ? [] : await reader.rulings(base, names, addresses);
  return {
    robots,
    rulings,
    pages,
    known: knownOf(linksOf(pages, sitemap, base), pages),
    sitemap,
    llms,
    http: overHttp,
    probes,
  };
}

/** The same page without TLS: a safe site redirects it to https. */
const plainHttp = (url: string): string | null =>
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
