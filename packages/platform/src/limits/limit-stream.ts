import { headers, type Msg } from '@nats-io/transport-node';
import type { Bus } from '../bus/bus.ts';
import { FULL_SUBJECT } from '../bus/streams.ts';
import { Unavailable } from '../process/faults.ts';

export type Taken = {
  readonly accepted: boolean;
  /** Calls in the window now, this one included. */
  readonly used: number;
  /** Milliseconds since 1970 of the oldest call in the window. */
  readonly oldest: number;
};

export type Size = { readonly limit: number; readonly window_s: number };
type Seen = { used: number; oldest: number; readAt: number };

const REPLY_MS = 1_000;
const SEEN_MS = 1_000;
const SILENCE_MS = 1_000;
const KEYS_KEPT = 20_000;

type Ack = { readonly duplicate?: boolean; readonly error?: { readonly err_code: number } };

/** The server drops a second message with the same id. */
const idHeader = (id: string) => {
  const sent = headers();
  sent.set('Nats-Msg-Id', id);
  return sent;
};

/**
 * Counts in a stream by plain requests, cheaper than a JetStream publish. `used` and `oldest` are read at most once a
 * second per key, and counted locally in between.
 */
export function limitStream(bus: Bus, stream: string, { limit, window_s }: Size) {
  const seen = new Map<string, Seen>();

  const ask = async (subject: string, body?: string, id?: string): Promise<Msg> => {
    const { nc } = await bus.linked();
    const sent = id === undefined ? {} : { headers: idHeader(id) };
    return nc.request(subject, body, { timeout: REPLY_MS, ...sent });
  };

  const published = async (subject: string, id?: string): Promise<Ack> => {
    if (!bus.connected()) throw new Unavailable('the bus is away');
    await bus.identity(stream);
    const message = await ask(bus.subject(subject), undefined, id).catch((fault: unknown) => {
      // The stream may be missing: the next call declares it again.
      bus.forget(stream);
      throw new Unavailable('the counter does not answer', { cause: fault });
    });
    return message.json<Ack>();
  };

  const look = async (subject: string): Promise<Seen> => {
    const first = JSON.stringify({ next_by_subj: bus.subject(subject), seq: 1, batch: 1 });
    const oldest = await ask(`$JS.API.DIRECT.GET.${bus.streamName(stream)}`, first);
    const stamp = Date.parse(oldest.headers?.get('Nats-Time-Stamp') ?? '');
    const behind = Number(oldest.headers?.get('Nats-Num-Pending') ?? '');
    // No message left: the calls that filled the window have expired since.
    if (Number.isNaN(stamp)) return { used: 0, oldest: Date.now() - window_s * 1000, readAt: Date.now() };
    return { used: behind + 1, oldest: stamp, readAt: Date.now() };
  };

  const current = async (subject: string): Promise<Seen> => {
    const known = seen.get(subject);
    if (known !== undefined && Date.now() - known.readAt < SEEN_MS) {
      known.used += 1;
      return known;
    }
    const fresh = await look(subject);
    if (seen.size > KEYS_KEPT) seen.clear();
    seen.set(subject, fresh);
    return fresh;
  };

  // After a missing answer, the next calls fail at once instead of waiting for the counter too.
  let silentUntil = 0;
  const answered = async (subject: string, id?: string): Promise<Ack> => {
    if (performance.now() < silentUntil) throw new Unavailable('the counter did not answer lately');
    try {
      return await published(subject, id);
    } catch (fault) {
      silentUntil = performance.now() + SILENCE_MS;
      throw fault;
    }
  };

  return {
    /** A call with the `id` of one in the window counts once. */
    take: async (subject: string, id?: string): Promise<Taken> => {
      const { error, duplicate } = await answered(subject, id);
      if (duplicate) seen.delete(subject);
      if (error === undefined) {
        const { used, oldest } = await current(subject);
        return { accepted: true, used: Math.min(limit, used), oldest };
      }
      if (error.err_code !== FULL_SUBJECT) throw new Unavailable(`the counter answered ${error.err_code}`);
      const { oldest } = await look(subject);
      return { accepted: false, used: limit, oldest: Math.max(oldest, Date.now() - window_s * 1000 + 1) };
    },
  };
}
