import { createHash } from 'node:crypto';
import { DiscardPolicy, PersistMode } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { LRUCache } from 'lru-cache';
import type { Bus } from '../bus/bus.ts';
import { isRefusal } from '../bus/streams.ts';
import type { Logger } from '../process/logger.ts';
import type { Gauge } from '../process/metrics.ts';
import { limitReached } from '../process/security-events.ts';
import { limitStream, type Size, type Taken } from './limit-stream.ts';

/** `remaining` calls, and in how many seconds the oldest call leaves the window: what the standard headers say. */
export type Verdict = {
  readonly accepted: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly reset_s: number;
};

export type SlidingLimit = ReturnType<typeof slidingLimit>;

const KEYS_KEPT = 20_000;

type Call = { readonly at: number; readonly id: string | undefined };

/** The same sliding window in one process: it counts what this process accepted, with or without the shared counter. */
function localLimit({ limit, window_s }: Size) {
  const calls = new LRUCache<string, readonly Call[]>({ max: KEYS_KEPT });
  return (subject: string, id?: string): Taken => {
    const now = Date.now();
    const recent = (calls.get(subject) ?? []).filter(({ at }) => at > now - window_s * 1000);
    const counted = id !== undefined && recent.some((call) => call.id === id);
    const accepted = counted || recent.length < limit;
    const kept = accepted && !counted ? [...recent, { at: now, id }] : recent;
    calls.set(subject, kept);
    return { accepted, used: kept.length, oldest: kept[0]?.at ?? now };
  };
}

/**
 * At most `limit` accepted in any `window_s`, exact across every process that shares the bus: one subject per key in a
 * stream that refuses more than `limit` messages younger than the window. While the bus is away each process counts alone.
 */
export function slidingLimit(
  bus: Bus,
  { name, limit, window_s }: Size & { readonly name: string },
  log: Logger,
) {
  const stream = `LIMITS_${name}`;
  bus.declare(stream, {
    subjects: [`limits.${name}.>`],
    max_msgs_per_subject: limit,
    discard: DiscardPolicy.New,
    discard_new_per_subject: true,
    max_age: nanos(window_s * 1000),
    duplicate_window: nanos(window_s * 1000),
    allow_direct: true,
    // A server that dies forgets the last calls; writing each one through would cost more than the rest of a call.
    persist_mode: PersistMode.Async,
  });
  const shared = limitStream(bus, stream, { limit, window_s });
  const takeAlone = localLimit({ limit, window_s });
  // Keys whose window is full, and until when: they are refused without asking the counter.
  const fullUntil = new LRUCache<string, number>({ max: KEYS_KEPT });
  let complained = false;
  let refused = false;

  const verdict = (accepted: boolean, used: number, opensAt: number): Verdict => ({
    accepted,
    limit,
    remaining: Math.max(0, limit - used),
    reset_s: Math.min(window_s, Math.max(1, Math.ceil((opensAt - Date.now()) / 1000))),
  });

  return {
    /** Whether the server refused the stream's configuration: waiting does not help, and each process counts alone. */
    refused: (): boolean => refused,
    /** `from`: the caller's address, for the log line of a reached limit. Calls with one `id` count once in a window. */
    take: async (key: string, from?: string, id?: string): Promise<Verdict> => {
      const reached = () => limitReached(log, { limit: name, ...(from === undefined ? {} : { from }) });
      const subject = `limits.${name}.${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;
      const opens = fullUntil.get(subject) ?? 0;
      const full = opens > Date.now();
      // Only the counter knows whether a call with an id is counted already.
      if (full && id === undefined) {
        // Another caller may have filled it.
        if (from !== undefined && from !== key) reached();
        return verdict(false, limit, opens);
      }
      fullUntil.delete(subject);
      try {
        const { accepted, used, oldest } = await shared.take(subject, id);
        complained = false;
        refused = false;
        const opensAt = oldest + window_s * 1000;
        if (!accepted) {
          fullUntil.set(subject, opensAt);
          if (!full) reached();
        }
        // What this process itself accepted is never forgotten, even when the bus lost its store.
        const fits = accepted && takeAlone(subject, id).accepted;
        return verdict(fits, used, opensAt);
      } catch (fault) {
        const about = { limit: name, fault: String(fault) };
        if (isRefusal(fault) && !refused) {
          refused = true;
          log.error(about, 'the stream is refused: counting alone');
        } else if (!complained) log.warn(about, 'the bus is away: counting alone');
        complained = true;
        const { accepted, used, oldest } = takeAlone(subject, id);
        return verdict(accepted, used, oldest + window_s * 1000);
      }
    },
  };
}

/** How many of these limits each process counts alone because their stream is refused. */
export const limitGauges = (limits: readonly SlidingLimit[]): readonly Gauge[] => [
  {
    name: 'agence.limits.refused',
    unit: '{limit}',
    description: 'Limits whose stream the bus refuses as it is configured',
    read: async () => limits.filter(({ refused }) => refused()).length,
  },
];
