import { jetstreamManager } from '@nats-io/jetstream';
import type { Bus } from './bus.ts';
import { machineNow } from './clock.ts';
import type { Pull } from './pull.ts';

const REQUEST_MS = 2_000;

/** What a consumer has not acknowledged: how many messages, and how long ago the bus took the oldest of them. */
export async function backlogOf(bus: Bus, one: Pick<Pull, 'stream' | 'durable' | 'subject'>) {
  const jsm = await jetstreamManager(await bus.connection(), { checkAPI: false, timeout: REQUEST_MS });
  const stream = bus.streamName(one.stream);
  const { num_pending, num_ack_pending, ack_floor } = await jsm.consumers.info(
    stream,
    bus.streamName(one.durable),
  );
  const waiting = num_pending + num_ack_pending;
  if (waiting === 0) return { waiting, oldest_s: 0 };
  const after = { seq: ack_floor.stream_seq + 1, next_by_subj: bus.subject(one.subject) };
  const oldest = await jsm.streams.getMessage(stream, after);
  // Acknowledged, or past its age, since the consumer was looked at.
  if (oldest === null) return { waiting, oldest_s: 0 };
  return { waiting, oldest_s: Math.max(0, (machineNow().getTime() - oldest.time.getTime()) / 1000) };
}
