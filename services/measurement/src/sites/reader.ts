import { fr } from '@agence/gesture';
import type { Extractor } from './extract/extractor.ts';
import { plain } from './extract/plain.ts';
import { type Failure, type Fetched, type FetchOptions, type Hop, Stopped } from './fetch/types.ts';
import { fetchSite } from './fetch-site.ts';
import { robotName } from './robots.ts';
import { sameSite } from './same-site.ts';
import {
  type Answered,
  type FileRead,
  isDown,
  type PageRead,
  type RobotsRead,
  type SitemapRead,
  type Unread,
} from './site.data.ts';

const ROBOTS_MS = 6000;

/** A robot of somebody else: its name in robots.txt, and the user agent that it sends. */
export type NamedRobot = { readonly robot: string; readonly userAgent: string };

type Options = Omit<FetchOptions, 'permits'>;

export type Reader = ReturnType<typeof startReader>;

/** Reads the parts of one site. robots.txt is read once per origin, before anything else there. */
export function startReader(options: Options, extractor: Extractor) {
  const robotsByOrigin = new Map<string, Promise<RobotsRead>>();
  const robotsOf = (url: string): Promise<RobotsRead> => {
    const at = URL.parse('/robots.txt', url)?.href ?? url;
    const read = robotsByOrigin.get(at) ?? readRobots(at, options);
    robotsByOrigin.set(at, read);
    return read;
  };
  /** What the robots.txt of `home` says to `robots` about these addresses; null when it is not known in time. */
  const rulings = async (home: string, robots: readonly string[], addresses: readonly string[]) => {
    const file = await robotsOf(home);
    if (isDown(file) || file.kind === 'unread') return [];
    const text = file.status === 200 ? file.text : '';
    return (await extractor.robots({ text, robots, addresses }))?.rulings ?? null;
  };
  const own = robotName(options.userAgent);
  /** RFC 9309: without a robots.txt everything may be read; if it cannot be fetched, nothing may. */
  const permits = async ({ href }: URL): Promise<boolean> => {
    const file = await robotsOf(href);
    if (file.kind === 'unread') return file.cause !== 'unreachable' && file.cause !== 'timeout';
    if (isDown(file)) return false;
    if (file.status !== 200) return true;
    const ruled = await rulings(href, [own], [href]);
    if (ruled === null) throw new Stopped('unreadable', UNREAD);
    return ruled[0]?.robots[own]?.allowed ?? true;
  };
  const ask = async (url: string): Promise<Fetched | Failure> => {
    const got = await fetchSite(url, { ...options, permits });
    return got.kind === 'robots' ? { ...got, why: closedWhy(await robotsOf(got.url)) } : got;
  };

  const pageOf = async (url: string, got: Fetched | Failure): Promise<PageRead> => {
    if (got.kind !== 'fetched') return { url, ...unread(got) };
    const { body, content_type, url: final_url, status } = got;
    const html = content_type === '' || /^(text\/html|application\/xhtml\+xml)\b/i.test(content_type);
    const readable = status === 200 && html;
    const extract = readable ? await extractor.page({ body, content_type, url: final_url }) : null;
    return { url, ...answered(got), extract };
  };

  return {
    robotsOf,
    rulings,
    page: async (url: string) => pageOf(url, await ask(url)),
    /** The page under the name of a robot, unless robots.txt closes it to that name; redirects are not followed. */
    pageAs: async (url: string, { robot, userAgent }: NamedRobot) => {
      const admits = async ({ href }: URL): Promise<boolean> =>
        (await rulings(href, [robot], [href]))?.[0]?.robots[robot]?.allowed ?? false;
      const limits = { ...options.limits, hops: 0 };
      // Our own name stands behind: the site can tell who asked.
      const named = { ...options, userAgent: `${userAgent} ${options.userAgent}`, permits: admits, limits };
      return pageOf(url, await fetchSite(url, named));
    },
    sitemap: async (home: string): Promise<SitemapRead> => {
      const robots = await robotsOf(home);
      const text = robots.kind === 'answered' ? robots.text : null;
      const extracted = text === null ? null : await extractor.robots({ text, robots: [], addresses: [] });
      const declared = siteOwn(extracted?.sitemaps ?? [], home);
      const url = declared[0] ?? new URL('/sitemap.xml', home).href;
      const got = await ask(url);
      const found = { url, declared: declared.length > 0 };
      if (got.kind !== 'fetched') return { ...found, ...unread(got) };
      const extract = got.status === 200 ? await extractor.sitemap(got.body) : null;
      return { ...found, ...answered(got), extract };
    },
    file: async (url: string): Promise<FileRead> => {
      const got = await ask(url);
      return got.kind === 'fetched' ? { url, ...answered(got) } : { url, ...unread(got) };
    },
  };
}

const readRobots = async (url: string, options: Options): Promise<RobotsRead> => {
  const got = await fetchSite(url, { ...options, limits: { ...options.limits, ms: ROBOTS_MS } });
  if (got.kind !== 'fetched') return { url, ...unread(got) };
  const text = got.status === 200 ? got.body.subarray(0, 512 * 1024).toString('utf8') : '';
  return { url, ...answered(got), text };
};

const siteOwn = (sitemaps: readonly string[], home: string): string[] =>
  sitemaps
    .map((sitemap) => URL.parse(sitemap, home))
    .filter((url) => url !== null && sameSite(url.href, home))
    .map((url) => url?.href ?? '');

const UNREAD = fr`Le fichier /robots.txt n'a pas pu être lu : un robot considère alors le site comme fermé.`;

/** A site that cannot give its rules forbids nothing, but robots stay away all the same. */
const closedWhy = (robots: RobotsRead): string => {
  if (robots.kind === 'unread') return UNREAD;
  return isDown(robots)
    ? fr`Le fichier /robots.txt répond « ${robots.status} » : un robot considère alors le site comme fermé.`
    : fr`Le site demande aux robots comme le nôtre de ne pas lire cette page.`;
};

/** Headers are untrusted text too. */
const shown = (redirects: readonly Hop[]): Hop[] =>
  redirects.map((hop) => ({ ...hop, location: plain(hop.location, 500) }));

const unread = ({ kind: cause, why, code, url: at, redirects }: Failure): Unread => ({
  kind: 'unread',
  cause,
  why,
  code,
  at,
  redirects: shown(redirects),
});

const answered = ({ kind: _, url: final_url, body, ...rest }: Fetched): Answered => ({
  ...rest,
  kind: 'answered',
  final_url,
  bytes: body.length,
  redirects: shown(rest.redirects),
  content_type: plain(rest.content_type, 100),
  x_robots_tag: rest.x_robots_tag.slice(0, 10).map((tag) => plain(tag, 200)),
  last_modified: plain(rest.last_modified, 60),
});
