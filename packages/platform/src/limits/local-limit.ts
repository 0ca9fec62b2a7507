import { LRUCache } from 'lru-cache';
import type { Taken } from './limit-stream.ts';

type Size = { readonly limit: number; readonly window_s: number };
type Call = { readonly at: number; readonly id: string | undefined };

const KEYS_KEPT = 20_000;

/** The same sliding window in one process: it counts what this process accepted, with or without the shared counter. */
export function localLimit({ limit, window_s }: Size) {
  const calls = new LRUCache<string, readonly Call[]>({ max: KEYS_KEPT });

  return {
    take: (subject: string, id?: string): Taken => {
      const now = Date.now();
      const recent = (calls.get(subject) ?? []).filter(({ at }) => at > now - window_s * 1000);
      const counted = id !== undefined && recent.some((call) => call.id === id);
      const accepted = counted || recent.length < limit;
      const kept = accepted && !counted ? [...recent, { at: now, id }] : recent;
      calls.set(subject, kept);
      return { accepted, used: kept.length, oldest: kept[0]?.at ?? now };
    },
  };
}
