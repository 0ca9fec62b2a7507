import { Worker } from 'node:worker_threads';
import type { Rulings } from '../robots.ts';
import type { Work } from './extract.worker.ts';
import type { SitemapExtract } from './sitemap.ts';
import type { PageExtract } from './types.ts';

const MEMORY_MIB = 256;
const MOST_MS = 3000;
const START_MS = 5000;

export type Extractor = {
  /** Null when the page cannot be read, or not within the time and memory given. */
  readonly page: (page: Omit<Extract<Work, { kind: 'page' }>, 'kind'>) => Promise<PageExtract | null>;
  readonly sitemap: (body: Uint8Array) => Promise<SitemapExtract | null>;
  readonly robots: (file: Omit<Extract<Work, { kind: 'robots' }>, 'kind'>) => Promise<RobotsExtract | null>;
  readonly close: () => Promise<void>;
};

export type RobotsExtract = { readonly sitemaps: readonly string[]; readonly rulings: readonly Rulings[] };

/** `signal`: what is not parsed when it stops is unreadable. */
type Options = { readonly ms?: number; readonly signal?: AbortSignal };

/**
 * Parses strangers' pages in a thread with its own memory cap: one that explodes or never ends is cut with its thread,
 * and the next page gets a new one. One page at a time.
 */
export function startExtractor({ ms = MOST_MS, signal }: Options = {}): Extractor {
  let worker: Worker | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    const last = worker;
    worker = null;
    await last?.terminate();
  };

  const run = async (work: Work): Promise<unknown> => {
    if (signal?.aborted === true) return null;
    worker ??= await startWorker();
    const answer = worker === null ? null : await replyOf(worker, work, ms, signal);
    if (answer === null) await stop();
    return answer?.result ?? null;
  };

  const inTurn = (work: Work): Promise<unknown> => {
    const mine = queue.then(() => run(work));
    queue = mine.catch(() => {});
    return mine;
  };

  return {
    page: async (page) => (await inTurn({ kind: 'page', ...page })) as PageExtract | null,
    sitemap: async (body) => (await inTurn({ kind: 'sitemap', body })) as SitemapExtract | null,
    robots: async (file) => (await inTurn({ kind: 'robots', ...file })) as RobotsExtract | null,
    close: stop,
  };
}

/** Ready to work, or null when it did not come up: a page's time begins after that. */
const startWorker = async (): Promise<Worker | null> => {
  const worker = new Worker(new URL('./extract.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB, maxYoungGenerationSizeMb: 32 },
  });
  // Its end is told by `exit`; without a listener an error would end the whole process.
  worker.on('error', () => {});
  if ((await replyOf(worker, null, START_MS)) !== null) return worker;
  await worker.terminate();
  return null;
};

/** Null when the thread died, took too long or was stopped. */
const replyOf = (
  worker: Worker,
  work: Work | null,
  ms: number,
  signal?: AbortSignal,
): Promise<Reply | null> =>
  new Promise((resolve) => {
    const end = (answer: Reply | null): void => {
      clearTimeout(late);
      signal?.removeEventListener('abort', dead);
      worker.off('message', end).off('exit', dead);
      resolve(answer);
    };
    const dead = (): void => end(null);
    const late = setTimeout(dead, ms);
    signal?.addEventListener('abort', dead);
    worker.on('message', end).on('exit', dead);
    if (signal?.aborted === true) dead();
    else if (work !== null) worker.postMessage(work);
  });

type Reply = { result: unknown };
