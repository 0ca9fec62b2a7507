import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

/** Unfinished messages of each consumer: waiting, being handled, or given back for a later try. */
export async function messagesUnderWay(url: string): Promise<Record<string, number>> {
  const nc = await connect({ servers: url });
  try {
    const jsm = await jetstreamManager(nc);
    const found: Record<string, number> = {};
    for await (const stream of jsm.streams.names())
      for await (const { name, num_pending, num_ack_pending } of jsm.consumers.list(stream))
        found[name] = num_pending + num_ack_pending;
    return found;
  } finally {
    await nc.close();
  }
}
