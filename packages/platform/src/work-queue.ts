import {
  DiscardPolicy,
  JetStreamApiError,
  type JsMsg,
  jetstream,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';
import { Unavailable } from './faults.ts';
import { FULL_SUBJECT } from './streams.ts';

const KEPT_MS = 3_600_000;
const PUBLISH_MS = 2_000;
/** A worker that says nothing for this long is dead: what it worked at no longer takes a place in its lane. */
const ACK_WAIT_MS = 15_000;
const WORKING_EVERY_MS = 5_000;

/** One piece of work; `hurry` is aborted when the process must end and cannot wait for it any longer. */
export type Work = (id: string, hurry: AbortSignal) => Promise<void>;

export type WorkQueue = {
  /**
   * Puts the id of a piece of work (letters, digits, `_-:`) on the queue of its lane, where it stands once however
   * often it is put. A hint only: what is due lives in MongoDB.
   */
  readonly put: (lane: string, id: string) => Promise<void>;
  /** Handles a lane's work, at most `parallel` at once for the whole fleet. */
  readonly handle: (lane: string, parallel: number, work: Work) => void;
};

/**
 * A queue whose consumers share one bound: how many pieces of a lane are in work at the same time, everywhere together.
 * `grace_ms`: how long a piece in work may go on when the process is told to stop, before it is hurried.
 */
export function workQueue(bus: Bus, name: string, grace_ms?: number): WorkQueue {
  const stream = name.toUpperCase();
  bus.declare(stream, {
    subjects: [`work.${name}.>`],
    retention: RetentionPolicy.Workqueue,
    storage: StorageType.File,
    max_msgs_per_subject: 1,
    discard: DiscardPolicy.New,
    discard_new_per_subject: true,
    max_age: nanos(KEPT_MS),
  });

  const work = async (message: JsMsg, hurry: AbortSignal, task: Work) => {
    const alive = setInterval(() => message.working(), WORKING_EVERY_MS);
    try {
      await task(message.string(), hurry);
    } finally {
      clearInterval(alive);
      // Done or failed, the message has said what it had to say; what is left to do is found in MongoDB.
      message.ack();
    }
  };

  return {
    put: async (lane, id) => {
      await bus.identity(stream);
      const js = jetstream(await bus.connection(), { timeout: PUBLISH_MS });
      try {
        await js.publish(bus.subject(`work.${name}.${lane}.${id}`), Buffer.from(id));
      } catch (fault) {
        if (fault instanceof JetStreamApiError && fault.code === FULL_SUBJECT) return;
        bus.forget(stream);
        throw new Unavailable('the queue did not take the work', { cause: fault });
      }
    },
    handle: (lane, parallel, task) =>
      bus.pull({
        stream,
        durable: `${name}_${lane}`,
        subject: `work.${name}.${lane}.*`,
        parallel,
        fleet: true,
        ack_wait_ms: ACK_WAIT_MS,
        ...(grace_ms === undefined ? {} : { grace_ms }),
        handle: (message, hurry) => work(message, hurry, task),
      }),
  };
}
