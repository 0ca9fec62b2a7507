import type { Taken } from './limit-stream.ts';

type Size = { readonly limit: number; readonly window_s: number };

const KEYS_KEPT = 20_000;

/** The same sliding window in one process: it counts what this process accepted, with or without the shared counter. */
export function localLimit({ limit, window_s }: Size): {
  readonly take: (subject: string) => Taken;
} {
  const calls = new Map<string, number[]>();

  const recent = (subject: string): number[] => {
    const after = Date.now() - window_s * 1000;
    const kept = (calls.get(subject) ?? []).filter((at) => at > after);
    if (calls.size > KEYS_KEPT) calls.clear();
    calls.set(subject, kept);
    return kept;
  };

  return {
    take: (subject) => {
      const kept = recent(subject);
      const accepted = kept.length < limit;
      if (accepted) kept.push(Date.now());
      return { accepted, used: kept.length, oldest: kept[0] ?? Date.now() };
    },
  };
}
