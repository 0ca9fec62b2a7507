import { setTimeout as pause } from 'node:timers/promises';
import {
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
} from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { Unavailable } from '../process/faults.ts';
import type { Logger } from '../process/logger.ts';
import { busAddress, FOR_EVER } from './bus-address.ts';
import { EVENTS, EVENTS_CONFIG, ID, idOf } from './event-stream.ts';
import { type Link, type Pull, pullOnce } from './pull.ts';
import { ensureStream } from './streams.ts';

const PUBLISH_MS = 2_000;
const MANAGE_MS = 1_000;
const FIRST_LINK_MS = 1_000;

export type BusOptions = {
  readonly url: string;
  readonly name: string;
  /** Prefix of every stream and durable name, so that systems can share a server. */
  readonly prefix: string;
  readonly replicas: number;
  readonly log: Logger;
  /** No message is handled before it resolves. */
  readonly gate?: Promise<void>;
};

export type Bus = ReturnType<typeof openBus>;

export function openBus({ url, name, prefix, replicas, log, gate }: BusOptions) {
  const declared = new Map<string, Partial<StreamConfig>>([[EVENTS, EVENTS_CONFIG]]);
  const identities = new Map<string, string>();
  const pulls: Promise<void>[] = [];
  const stopping = new AbortController();
  const stopped = Promise.withResolvers<void>();
  stopping.signal.addEventListener('abort', () => stopped.resolve());
  let live = false;
  let links = 0;
  // Once connected the link stays: the client connects again by itself.
  let link: Link | undefined;

  // Never waits for the server at start: the first use does, with its own time limit.
  const linking: Promise<void> = connect({ ...busAddress(url), ...FOR_EVER, name }).then(async (nc) => {
    watch(nc);
    link = {
      nc,
      js: jetstream(nc, { timeout: PUBLISH_MS }),
      jsm: await jetstreamManager(nc, { checkAPI: false, timeout: MANAGE_MS }),
    };
  });
  const watch = (nc: NatsConnection): void => {
    live = true;
    links += 1;
    void (async () => {
      for await (const { type } of nc.status()) {
        if (type === 'disconnect') live = false;
        if (type === 'reconnect') {
          live = true;
          links += 1;
          identities.clear();
        }
      }
      live = false;
    })();
  };

  const linked = async (): Promise<Link> => {
    if (link !== undefined) return link;
    const end = performance.now() + FIRST_LINK_MS;
    while (link === undefined && performance.now() < end) await pause(20);
    if (link === undefined) throw new Unavailable('the bus does not answer');
    return link;
  };

  const full = (stream: string) => `${prefix}_${stream}`;
  const subjectIn = (subject: string) => (prefix === 'AGENCE' ? subject : `${prefix}.${subject}`);

  const extent = async (stream: string) => {
    const { jsm } = await linked();
    const config = declared.get(stream);
    if (config === undefined) throw new Error(`stream ${stream} is not declared`);
    const subjects = (config.subjects ?? []).map(subjectIn);
    const wanted = {
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      ...config,
      subjects,
      name: full(stream),
      num_replicas: replicas,
    } as StreamConfig;
    const { created, state } = await ensureStream(jsm, wanted);
    const stamp = `${full(stream)}@${created}`;
    identities.set(stream, stamp);
    return { stream: stamp, first: state.first_seq, last: state.last_seq };
  };

  const identity = async (stream: string): Promise<string> =>
    identities.get(stream) ?? (await extent(stream)).stream;

  const pullForEver = async (pull: Pull): Promise<void> => {
    const { stream, durable, subject } = pull;
    await Promise.race([gate, stopped.promise]);
    while (!stopping.signal.aborted) {
      try {
        await identity(stream);
        await pullOnce(
          await linked(),
          { stream: full(stream), durable: `${prefix}_${durable}`, subject: subjectIn(subject) },
          pull,
          stopping.signal,
          log,
        );
      } catch (fault) {
        identities.delete(stream);
        if (!stopping.signal.aborted) log.warn({ durable, fault: String(fault) }, 'pull is started again');
      }
      if (!stopping.signal.aborted) await pause(250);
    }
  };

  return {
    /** Declares a stream of files; it is created again whenever it is missing. */
    declare: (stream: string, config: Partial<StreamConfig>): void => {
      declared.set(stream, config);
    },
    /** The current identity of the stream; it changes when the bus lost its data. */
    identity,
    /** The stream's identity, and its first and last sequence numbers; in an empty one, first is last + 1. */
    extent,
    /** Whether the message at this sequence number was published under this id. */
    holds: async (stream: string, seq: number, id: string): Promise<boolean> => {
      const { jsm } = await linked();
      const found = await jsm.streams.getMessage(full(stream), { seq });
      return found !== null && idOf(found.header) === id;
    },
    /** Counts the connections: after each new one, the server may be another, or have lost its latest messages. */
    link: (): number => links,
    /** Publishes under an id; returns the place. `again`: the stream lost the message, which is then no duplicate. */
    publish: async (
      stream: string,
      subject: string,
      { id, again = false }: { readonly id: string; readonly again?: boolean },
      data: Uint8Array,
      extra: Readonly<Record<string, string>> = {},
    ) => {
      const stamp = await identity(stream);
      const { js } = await linked();
      const sent = headers();
      for (const [key, value] of Object.entries({ ...extra, [ID]: id })) sent.set(key, value);
      try {
        const { seq } = await js.publish(subjectIn(subject), data, {
          ...(again ? {} : { msgID: id }),
          headers: sent,
          timeout: PUBLISH_MS,
        });
        return { stream: stamp, seq };
      } catch (fault) {
        identities.delete(stream);
        throw new Unavailable('the bus did not take the message', { cause: fault });
      }
    },
    /** Handles messages until the bus is closed, across failures of the server. */
    pull: (pull: Pull): void => {
      pulls.push(pullForEver(pull));
    },
    connected: (): boolean => live,
    /** Names on the server. */
    subject: subjectIn,
    streamName: full,
    /** The stream was found missing: the next use declares it again. */
    forget: (stream: string): void => {
      identities.delete(stream);
    },
    /** The connection, with its JetStream clients; waits a second for the first one. */
    linked,
    /** Stops pulling and waits for the handlers that run. */
    stopPulls: async (): Promise<void> => {
      stopping.abort();
      await Promise.all(pulls);
      // Sends the last acknowledgements before anything else ends.
      if (live) await (await linked()).nc.flush();
    },
    close: async (): Promise<void> => {
      stopping.abort();
      await link?.nc.close();
      // Closed before the first connection: it ends once it is made.
      void linking.then(() => link?.nc.close());
    },
  };
}
