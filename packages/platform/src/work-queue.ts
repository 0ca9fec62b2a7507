import { DiscardPolicy, type JsMsg, RetentionPolicy, StorageType } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';

const KEPT_MS = 3_600_000;
const DUPLICATES_MS = 10_000;

export type WorkQueue = {
  /** Puts the id of a piece of work on the queue of its lane. A hint only: what is due lives in MongoDB. */
  readonly put: (lane: string, id: string, attempt: string) => Promise<void>;
  /** Handles a lane's work, at most `parallel` at once for the whole fleet; each piece within `max_ms`. */
  readonly handle: (
    lane: string,
    parallel: number,
    max_ms: number,
    work: (id: string) => Promise<void>,
  ) => void;
};

/** A queue whose consumers share one bound: how many pieces of a lane are in work at the same time, everywhere together. */
export function workQueue(bus: Bus, name: string): WorkQueue {
  const stream = name.toUpperCase();
  bus.declare(stream, {
    subjects: [`work.${name}.>`],
    retention: RetentionPolicy.Workqueue,
    storage: StorageType.File,
    discard: DiscardPolicy.Old,
    max_age: nanos(KEPT_MS),
    duplicate_window: nanos(DUPLICATES_MS),
  });
  const work = async (message: JsMsg, task: (id: string) => Promise<void>) => {
    try {
      await task(message.string());
    } finally {
      // Done or failed, the message has said what it had to say; what is left to do is found in MongoDB.
      message.ack();
    }
  };
  return {
    put: async (lane, id, attempt) => {
      await bus.publish(stream, `work.${name}.${lane}`, `${id}/${attempt}`, Buffer.from(id));
    },
    handle: (lane, parallel, max_ms, task) =>
      bus.pull({
        stream,
        durable: `${name}_${lane}`,
        subject: `work.${name}.${lane}`,
        parallel,
        fleet: true,
        ack_wait_ms: max_ms,
        handle: (message) => work(message, task),
      }),
  };
}
