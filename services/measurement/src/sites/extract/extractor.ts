import { lanes } from '../lanes.ts';
import type { Parsers } from './extract.worker.ts';
import type { Threads } from './threads.ts';

const MOST_MS = 3000;

/** `signal`: once aborted, anything not yet parsed is unreadable. */
type Options = { readonly threads: Threads; readonly ms?: number; readonly signal?: AbortSignal };

export type Extract = ReturnType<typeof startExtractor>;

/**
 * Parses the parts of one site one at a time, so that no site takes all threads. Null when a part cannot be read, or not
 * within the time and memory allowed.
 */
export function startExtractor({ threads, ms = MOST_MS, signal }: Options) {
  const lane = lanes(1);
  return async <K extends keyof Parsers>(kind: K, input: Parameters<Parsers[K]>[0]) =>
    (await lane(() => threads({ kind, input }, ms, signal))) as ReturnType<Parsers[K]> | null;
}
