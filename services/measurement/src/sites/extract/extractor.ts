import { lanes } from '../lanes.ts';
import type { rulesOf } from '../robots.ts';
import type { Work } from './extract.worker.ts';
import type { PageExtract } from './page.ts';
import type { SitemapExtract } from './sitemap.ts';
import type { Threads } from './threads.ts';

const MOST_MS = 3000;

type Of<K extends Work['kind']> = Omit<Extract<Work, { kind: K }>, 'kind'>;

/** `signal`: once aborted, anything not yet parsed is unreadable. */
type Options = { readonly threads: Threads; readonly ms?: number; readonly signal?: AbortSignal };

export type Extractor = ReturnType<typeof startExtractor>;

/** Parses the pages of one site one at a time, so that no site takes all threads. */
export function startExtractor({ threads, ms = MOST_MS, signal }: Options) {
  const lane = lanes(1);
  const inTurn = (work: Work): Promise<unknown> => lane(() => threads(work, ms, signal));
  return {
    /** Null when the page cannot be read, or not within the time and memory allowed. */
    page: async (page: Of<'page'>) => (await inTurn({ kind: 'page', ...page })) as PageExtract | null,
    sitemap: async (body: Uint8Array) => (await inTurn({ kind: 'sitemap', body })) as SitemapExtract | null,
    robots: async (file: Of<'robots'>) =>
      (await inTurn({ kind: 'robots', ...file })) as ReturnType<typeof rulesOf> | null,
  };
}
