import type { Rulings } from '../robots.ts';
import type { Work } from './extract.worker.ts';
import type { SitemapExtract } from './sitemap.ts';
import type { Threads } from './threads.ts';
import type { PageExtract } from './types.ts';

const MOST_MS = 3000;

type Of<K extends Work['kind']> = Omit<Extract<Work, { kind: K }>, 'kind'>;
export type RobotsExtract = { readonly sitemaps: readonly string[]; readonly rulings: readonly Rulings[] };

/** `signal`: once aborted, anything not yet parsed is unreadable. */
type Options = { readonly threads: Threads; readonly ms?: number; readonly signal?: AbortSignal };

export type Extractor = ReturnType<typeof startExtractor>;

/** Parses the pages of one site one at a time, so that no site takes all threads. */
export function startExtractor({ threads, ms = MOST_MS, signal }: Options) {
  let queue: Promise<unknown> = Promise.resolve();
  const perKey = (work: Work): Promise<unknown> => {
    const mine = queue.then(() => threads(work, ms, signal));
    queue = mine.catch(() => {});
    return mine;
  };
  return {
    /** Null when the page cannot be read, or not within the time and memory allowed. */
    page: async (page: Of<'page'>) => (await perKey({ kind: 'page', ...page })) as PageExtract | null,
    sitemap: async (body: Uint8Array) => (await perKey({ kind: 'sitemap', body })) as SitemapExtract | null,
    robots: async (file: Of<'robots'>) => (await perKey({ kind: 'robots', ...file })) as RobotsExtract | null,
  };
}
