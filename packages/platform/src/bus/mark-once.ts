import { DiscardPolicy, JetStreamApiError } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { Unavailable } from '../process/faults.ts';
import type { Bus } from './bus.ts';
import { FULL_SUBJECT } from './streams.ts';

/** Older backups are never restored, so no mark is needed for longer (events are kept as long). */
const KEPT_MS = 35 * 24 * 3_600_000;

const streamOf = (name: string): string => `MARKS_${name.toUpperCase()}`;

/**
 * Marks an id (letters, digits, `_-:.`) as done on the bus, outside the database; false when another than `by` marked
 * it before. A restored database lacks the marks; the bus still has them.
 */
export type MarkOnce = (id: string, by: string) => Promise<boolean>;

/** The ids that were marked since then, the newest first. */
export type MarkedSince = (from: Date) => Promise<readonly string[]>;

/** Reads a stream of marks backwards, one message at a time. */
export const markedSince =
  (bus: Bus, name: string): MarkedSince =>
  async (from) => {
    const stream = streamOf(name);
    const { first, last } = await bus.extent(stream);
    const { jsm } = await bus.linked();
    const ids: string[] = [];
    for (let seq = last; seq >= Math.max(1, first); seq -= 1) {
      const found = await jsm.streams.getMessage(bus.streamName(stream), { seq });
      if (found === null) continue;
      if (found.time < from) break;
      ids.push(found.subject.slice(bus.subject(`mark.${name}.`).length));
    }
    return ids;
  };

export function marksOnce(bus: Bus, name: string): MarkOnce {
  const stream = streamOf(name);
  bus.declare(stream, {
    subjects: [`mark.${name}.>`],
    max_msgs_per_subject: 1,
    discard: DiscardPolicy.New,
    discard_new_per_subject: true,
    max_age: nanos(KEPT_MS),
  });

  return async (id, by) => {
    const subject = bus.subject(`mark.${name}.${id}`);
    try {
      await bus.identity(stream);
      const { js, jsm } = await bus.linked();
      const refusal = await js.publish(subject, by).then(
        () => null,
        (fault: unknown) => fault,
      );
      if (refusal === null) return true;
      if (!(refusal instanceof JetStreamApiError) || refusal.code !== FULL_SUBJECT) throw refusal;
      const mark = await jsm.streams.getMessage(bus.streamName(stream), { last_by_subj: subject });
      return mark?.string() === by;
    } catch (fault) {
      bus.forget(stream);
      throw new Unavailable('the bus did not take the mark', { cause: fault });
    }
  };
}
