import { Worker } from 'node:worker_threads';
import { lanes } from '../lanes.ts';
import type { Work } from './extract.worker.ts';

const MEMORY_MIB = 256;
const YOUNG_MIB = 32;
const START_MS = 5000;

/** Does one piece of work; null when it took too long or too much memory, or was stopped. */
export type Threads = (work: Work, ms: number, signal?: AbortSignal) => Promise<unknown>;

/** At most `most` threads parse untrusted content, with 288 MiB each; one that takes more, or never ends, is replaced. */
export function readingThreads(most: number): Threads {
  const lane = lanes(most);
  const idle: Worker[] = [];
  const inLane = (work: Work, ms: number, signal?: AbortSignal): Promise<unknown> =>
    lane(async () => {
      if (signal?.aborted === true) return null;
      const worker = idle.pop() ?? (await startWorker());
      const answer = worker === null ? null : await replyOf(worker, work, ms, signal);
      if (answer === null) await worker?.terminate();
      else if (worker !== null) idle.push(worker);
      return answer?.result ?? null;
    });
  return async (work, ms, signal) => {
    // Queued work ends with its caller too.
    const { promise: stopped, resolve } = Promise.withResolvers<null>();
    const stop = (): void => resolve(null);
    signal?.addEventListener('abort', stop);
    try {
      return await Promise.race([inLane(work, ms, signal), stopped]);
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  };
}

/** A ready thread, or null when it failed to start; a page's time begins after that. */
const startWorker = async (): Promise<Worker | null> => {
  const worker = new Worker(new URL('./extract.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB, maxYoungGenerationSizeMb: YOUNG_MIB },
  });
  // `exit` reports the end; without a listener, an error would end the whole process.
  worker.on('error', () => {});
  if ((await replyOf(worker, null, START_MS)) !== null) {
    // An idle thread must not keep the process alive.
    worker.unref();
    return worker;
  }
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
