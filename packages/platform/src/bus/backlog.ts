import { jetstreamManager } from '@nats-io/jetstream';
import { machineNow } from '../process/clock.ts';
import type { Bus } from './bus.ts';
import type { Pull } from './pull.ts';

const REQUEST_MS = 2_000;

/** The unacknowledged messages of a consumer: their number, and the age of the oldest on the bus. */
export async function backlogOf(bus: Bus, pull: Pick<Pull, 'stream' | 'durable' | 'subject'>) {
  const jsm = await jetstreamManager(await bus.connection(), { checkAPI: false, timeout: REQUEST_MS });
  const stream = bus.streamName(pull.stream);
  const { num_pending, num_ack_pending, ack_floor } = await jsm.consumers.info(
    stream,
    bus.streamName(pull.durable),
  );
  const waiting = num_pending + num_ack_pending;
  if (waiting === 0) return { waiting, oldest_s: 0 };
  const after = { seq: ack_floor.stream_seq + 1, next_by_subj: bus.subject(pull.subject) };
  const oldest = await jsm.streams.getMessage(stream, after);
  // It was acknowledged, or expired, since the consumer was read.
  if (oldest === null) return { waiting, oldest_s: 0 };
  return { waiting, oldest_s: Math.max(0, (machineNow().getTime() - oldest.time.getTime()) / 1000) };
}
