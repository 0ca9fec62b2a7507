import type { Taken } from './limit-stream.ts';

type Size = { readonly limit: number; readonly window_s: number };
type Call = { readonly at: number; readonly id: string | undefined };

const KEYS_KEPT = 20_000;

/** The same sliding window in one process: it counts what this process accepted, with or without the shared counter. */
export function localLimit({ limit, window_s }: Size): {
  readonly take: (subject: string, id?: string) => Taken;
} {
  const calls = new Map<string, Call[]>();

  const recent = (subject: string): Call[] => {
    const after = Date.now() - window_s * 1000;
    const kept = (calls.get(subject) ?? []).filter(({ at }) => at > after);
    if (calls.size > KEYS_KEPT) calls.clear();
    calls.set(subject, kept);
    return kept;
  };

  return {
    take: (subject, id) => {
      const kept = recent(subject);
      const counted = id !== undefined && kept.some((call) => call.id === id);
      const accepted = counted || kept.length < limit;
      if (accepted && !counted) kept.push({ at: Date.now(), id });
      return { accepted, used: kept.length, oldest: kept[0]?.at ?? Date.now() };
    },
  };
}
