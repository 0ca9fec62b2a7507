import { fr } from '@agence/gesture';
import { sameSite } from './choose-pages.ts';
import type { Extract } from './extract/extractor.ts';
import { type Fetched, type FetchOptions, Stopped, type Unread } from './fetch/types.ts';
import { fetchSite } from './fetch-site.ts';
import { robotName } from './robots.ts';
import { isDown, type PageRead, type Read, type RobotsRead, type SitemapRead } from './site.data.ts';

const ROBOTS_MS = 6000;

/** A robot of somebody else: its name in robots.txt, and the user agent that it sends; empty when we do not try it. */
export type NamedRobot = { readonly robot: string; readonly userAgent: string };

type Options = Omit<FetchOptions, 'permits'>;

export type Reader = ReturnType<typeof startReader>;

/** Reads the parts of one site. robots.txt is read once per origin, before anything else there. */
export function startReader(options: Options, extract: Extract) {
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
    return (await extract('robots', [text, robots, addresses]))?.rulings ?? null;
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
  const ask = async (url: string): Promise<Fetched | Unread> => {
    const got = await fetchSite(url, { ...options, permits });
    if (got.kind === 'answered' || got.cause !== 'robots') return got;
    return { ...got, why: closedWhy(await robotsOf(got.at)) ?? got.why };
  };

  const pageOf = (url: string, got: Fetched | Unread): Promise<PageRead> =>
    readAs(url, got, async ({ body, content_type, final_url, status }) => {
      const html = content_type === '' || /^(text\/html|application\/xhtml\+xml)\b/i.test(content_type);
      const readable = status === 200 && html;
      return { extract: readable ? await extract('page', { body, content_type, url: final_url }) : null };
    });

  return {
    robotsOf,
    rulings,
    page: async (url: string) => pageOf(url, await ask(url)),
    /** The page under the name of a robot, unless robots.txt closes it to that name; redirects are not followed. */
    probe: async (url: string, { robot, userAgent }: NamedRobot) => {
      const admits = async ({ href }: URL): Promise<boolean> =>
        (await rulings(href, [robot], [href]))?.[0]?.robots[robot]?.allowed ?? false;
      const limits = { ...options.limits, hops: 0 };
      // Our own name stands behind: the site can tell who asked.
      const named = { ...options, userAgent: `${userAgent} ${options.userAgent}`, permits: admits, limits };
      return { robot, page: await pageOf(url, await fetchSite(url, named)) };
    },
    sitemap: async (home: string): Promise<SitemapRead> => {
      const robots = await robotsOf(home);
      const text = robots.kind === 'answered' ? robots.text : '';
      const rules = text === '' ? null : await extract('robots', [text, [], []]);
      const declared = rules?.sitemaps
        .map((sitemap) => URL.parse(sitemap, home)?.href ?? '')
        .find((sitemap) => sameSite(sitemap, home));
      const url = declared ?? new URL('/sitemap.xml', home).href;
      const read = await readAs(url, await ask(url), async ({ status, body }) => ({
        extract: status === 200 ? await extract('sitemap', body) : null,
      }));
      return { ...read, declared: declared !== undefined };
    },
    file: async (url: string) => readAs(url, await ask(url), async () => ({})),
  };
}

const readAs = async <T extends object>(
  url: string,
  got: Fetched | Unread,
  made: (fetched: Fetched) => Promise<T>,
): Promise<Read<T>> => {
  if (got.kind === 'unread') return { url, ...got };
  const { body: _, ...answer } = got;
  return { url, ...answer, ...(await made(got)) };
};

const readRobots = async (url: string, options: Options): Promise<RobotsRead> => {
  const got = await fetchSite(url, { ...options, limits: { ...options.limits, ms: ROBOTS_MS } });
  return readAs(url, got, async ({ status, body }) => ({
    text: status === 200 ? body.subarray(0, 512 * 1024).toString('utf8') : '',
  }));
};

const UNREAD = fr`Le fichier /robots.txt n'a pas pu être lu : un robot considère alors le site comme fermé.`;

/** A site that cannot give its rules forbids nothing, but robots stay away all the same. Null when it gives them. */
const closedWhy = (robots: RobotsRead): string | null => {
  if (robots.kind === 'unread') return UNREAD;
  return isDown(robots)
    ? fr`Le fichier /robots.txt répond « ${robots.status} » : un robot considère alors le site comme fermé.`
    : null;
};
