import { createInbox, headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
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

type Size = { readonly limit: number; readonly window_s: number };
type Seen = { used: number; oldest: number; readAt: number };

const REPLY_MS = 1_000;
const SEEN_MS = 1_000;
const SILENCE_MS = 1_000;
const STREAM_MISSING = 503;
const KEYS_KEPT = 20_000;

type Question = { readonly body?: string; readonly id?: string | undefined };
type Ack = { readonly duplicate?: boolean; readonly error?: { readonly err_code: number } };

/** The server drops a second message with the same id. */
const idHeader = (id: string) => {
  const sent = headers();
  sent.set('Nats-Msg-Id', id);
  return sent;
};

/**
 * Counts in a stream by plain publishes with one shared reply inbox: a tenth of the cost of a JetStream publish. `used`
 * and `oldest` are read at most once a second per key, and counted locally in between.
 */
export function limitStream(bus: Bus, stream: string, { limit, window_s }: Size) {
  const seen = new Map<string, Seen>();
  const pending = new Map<string, (message: Msg) => void>();
  let inbox: { readonly nc: NatsConnection; readonly prefix: string } | undefined;
  let next = 0;

  const open = async () => {
    const nc = await bus.connection();
    if (inbox?.nc === nc) return inbox;
    const prefix = createInbox();
    nc.subscribe(`${prefix}.*`, { callback: (_, message) => pending.get(message.subject)?.(message) });
    inbox = { nc, prefix };
    return inbox;
  };

  const ask = async (subject: string, { body, id }: Question = {}): Promise<Msg> => {
    if (!bus.connected()) throw new Unavailable('the bus is away');
    const { nc, prefix } = await open();
    next += 1;
    const reply = `${prefix}.${next}`;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        pending.delete(reply);
        reject(new Unavailable('the counter does not answer'));
      }, REPLY_MS);
      pending.set(reply, (message) => {
        clearTimeout(timer);
        pending.delete(reply);
        resolve(message);
      });
      nc.publish(subject, body, { reply, ...(id === undefined ? {} : { headers: idHeader(id) }) });
    });
  };

  const published = async (subject: string, id?: string): Promise<Ack> => {
    if (!bus.connected()) throw new Unavailable('the bus is away');
    await bus.identity(stream);
    const message = await ask(bus.subject(subject), { id });
    if (message.headers?.code === STREAM_MISSING) {
      bus.forget(stream);
      throw new Unavailable('the counter is being created again');
    }
    return message.json<Ack>();
  };

  const look = async (subject: string): Promise<Seen> => {
    const first = JSON.stringify({ next_by_subj: bus.subject(subject), seq: 1, batch: 1 });
    const oldest = await ask(`$JS.API.DIRECT.GET.${bus.streamName(stream)}`, { body: first });
    const stamp = Date.parse(oldest.headers?.get('Nats-Time-Stamp') ?? '');
    const behind = Number(oldest.headers?.get('Nats-Num-Pending') ?? '');
    // No message left: the calls that filled the window have expired since.
    if (Number.isNaN(stamp)) return { used: 0, oldest: Date.now() - window_s * 1000, readAt: Date.now() };
    return {
      used: behind + 1,
      oldest: stamp,
      readAt: Date.now(),
    };
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
