import type { Rulings } from '../robots.ts';
import type { Work } from './extract.worker.ts';
import type { SitemapExtract } from './sitemap.ts';
import type { Threads } from './threads.ts';
import type { PageExtract } from './types.ts';

const MOST_MS = 3000;

export type Extractor = {
  /** Null when the page cannot be read, or not within the time and memory allowed. */
  readonly page: (page: Omit<Extract<Work, { kind: 'page' }>, 'kind'>) => Promise<PageExtract | null>;
  readonly sitemap: (body: Uint8Array) => Promise<SitemapExtract | null>;
  readonly robots: (file: Omit<Extract<Work, { kind: 'robots' }>, 'kind'>) => Promise<RobotsExtract | null>;
};

export type RobotsExtract = { readonly sitemaps: readonly string[]; readonly rulings: readonly Rulings[] };

/** `signal`: once aborted, anything not yet parsed is unreadable. */
type Options = { readonly threads: Threads; readonly ms?: number; readonly signal?: AbortSignal };

/** Parses the pages of one site one at a time, so that no site takes all threads. */
export function startExtractor({ threads, ms = MOST_MS, signal }: Options): Extractor {
  let queue: Promise<unknown> = Promise.resolve();
  const perKey = (work: Work): Promise<unknown> => {
    const mine = queue.then(() => threads(work, ms, signal));
    queue = mine.catch(() => {});
    return mine;
  };
  return {
    page: async (page) => (await perKey({ kind: 'page', ...page })) as PageExtract | null,
    sitemap: async (body) => (await perKey({ kind: 'sitemap', body })) as SitemapExtract | null,
    robots: async (file) => (await perKey({ kind: 'robots', ...file })) as RobotsExtract | null,
  };
}
