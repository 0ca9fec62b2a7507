import {
  AckPolicy,
  DeliverPolicy,
  type JetStreamClient,
  type JetStreamManager,
  type JsMsg,
} from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import type { Logger } from './logger.ts';

const ACK_WAIT_MS = 30_000;
/** Messages of a consumer that may wait for another try at once. */
export const MAX_ACK_PENDING = 1_000;
/** How long the server keeps an order for messages; asking again costs each consumer of each process. */
const ASKED_FOR_MS = 30_000;
/** After two that did not come the order is given anew: the server may have lost it. */
const HEARTBEAT_MS = 5_000;

/** An open connection with what JetStream needs on it. */
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

/** Names as the server knows them. */
type Names = { readonly stream: string; readonly durable: string; readonly subject: string };

/** The consumer as it is wanted today: one that an earlier version or setting left behind is changed. */
const consumerOf = async ({ js, jsm }: Link, { stream, durable, subject }: Names) => {
  const wanted = {
    filter_subject: subject,
    ack_wait: nanos(ACK_WAIT_MS),
    max_ack_pending: MAX_ACK_PENDING,
  };
  const known = await jsm.consumers.info(stream, durable).catch(() =>
    jsm.consumers.add(stream, {
      durable_name: durable,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      max_deliver: -1,
      ...wanted,
    }),
  );
  const { filter_subject, ack_wait, max_ack_pending } = known.config;
  const same =
    filter_subject === wanted.filter_subject &&
    ack_wait === wanted.ack_wait &&
    max_ack_pending === wanted.max_ack_pending;
  if (!same) await jsm.consumers.update(stream, durable, { ...known.config, ...wanted });
  return js.consumers.get(stream, known.name);
};

/**
 * Handles messages until told to stop (by `stopping`) or until the stream or its consumer is gone. What was pulled
 * and not begun when told to stop is given back at once.
 */
export async function pullOnce(
  link: Link,
  names: Names,
  one: Pull,
  stopping: AbortSignal,
  log: Logger,
): Promise<void> {
  const consumer = await consumerOf(link, names);
  const messages = await consumer.consume({
    max_messages: Math.max(2, one.parallel),
    expires: ASKED_FOR_MS,
    idle_heartbeat: HEARTBEAT_MS,
    abort_on_missing_resource: true,
  });
  const stop = () => messages.stop();
  stopping.addEventListener('abort', stop);
  // The order to stop may have come while the consumer was being looked up, before anybody listened for it.
  if (stopping.aborted) stop();
  const running = new Set<Promise<void>>();
  try {
    for await (const message of messages) {
      if (stopping.aborted) {
        message.nak();
        continue;
      }
      const task = one.handle(message).catch((fault: unknown) => {
        log.error({ durable: one.durable, fault: String(fault) }, 'a handler failed outside its own care');
      });
      running.add(task);
      void task.finally(() => running.delete(task));
      if (running.size >= one.parallel) await Promise.race(running);
    }
  } finally {
    stopping.removeEventListener('abort', stop);
    await Promise.all(running);
  }
}
