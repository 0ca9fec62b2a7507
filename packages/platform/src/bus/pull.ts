import {
  AckPolicy,
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import type { Logger } from '../process/logger.ts';

const ACK_WAIT_MS = 30_000;
/** Messages of a consumer that may be unacknowledged at once. */
export const MAX_ACK_PENDING = 1_000;
/** How long the server keeps a pull request; each new one costs, for every consumer of every process. */
const ASKED_FOR_MS = 30_000;
/** After two missed heartbeats the pull request is repeated: the server may have lost it. */
const HEARTBEAT_MS = 5_000;

export type Link = {
  readonly nc: NatsConnection;
  readonly js: JetStreamClient;
  readonly jsm: JetStreamManager;
};

export type Pull = {
  readonly stream: string;
  readonly durable: string;
  readonly subject: string;
  /** Messages handled at the same time. */
  readonly parallel: number;
  readonly handle: (message: JsMsg) => Promise<void>;
};

/** Names on the server. */
type Names = Pick<Pull, 'stream' | 'durable' | 'subject'>;

const consumerOf = async ({ js, jsm }: Link, { stream, durable, subject }: Names) => {
  const mutable = {
    filter_subject: subject,
    ack_wait: nanos(ACK_WAIT_MS),
    max_ack_pending: MAX_ACK_PENDING,
  };
  const wanted = {
    durable_name: durable,
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    max_deliver: -1,
    ...mutable,
  };
  // One that is there with another configuration is not added.
  await jsm.consumers.add(stream, wanted).catch(() => jsm.consumers.update(stream, durable, mutable));
  return js.consumers.get(stream, durable);
};

/**
 * Handles messages until `stopping` is aborted, or until the stream or its consumer is gone. Messages that were pulled
 * and not begun are given back at once.
 */
export async function pullOnce(
  link: Link,
  names: Names,
  pull: Pull,
  stopping: AbortSignal,
  log: Logger,
): Promise<void> {
  const consumer = await consumerOf(link, names);
  const messages = await consumer.consume({
    max_messages: Math.max(2, pull.parallel),
    expires: ASKED_FOR_MS,
    idle_heartbeat: HEARTBEAT_MS,
    abort_on_missing_resource: true,
  });
  const stop = () => messages.stop();
  stopping.addEventListener('abort', stop);
  // The stop may have come while the consumer was being looked up, before the listener was added.
  if (stopping.aborted) stop();
  const running = new Set<Promise<void>>();
  try {
    for await (const message of messages) {
      if (stopping.aborted) {
        message.nak();
        continue;
      }
      const task = pull.handle(message).catch((fault: unknown) => {
        log.error({ durable: pull.durable, fault: String(fault) }, 'a handler failed outside its own care');
      });
      running.add(task);
      void task.finally(() => running.delete(task));
      if (running.size >= pull.parallel) await Promise.race(running);
    }
  } finally {
    stopping.removeEventListener('abort', stop);
    await Promise.all(running);
  }
}
