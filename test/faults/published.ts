import { openBus } from '@agence/platform/bus/bus';
import { EVENTS } from '@agence/platform/bus/event-stream';
import { createLogger } from '@agence/platform/process/logger';
import type { LoggedEvent } from '@agence/platform/store/outbox';
import type { World } from './world.ts';

type Db = ReturnType<World['mongo']['db']>;

/** Asked of the bus at the same time. */
const AT_ONCE = 64;

/** Unfinished messages of each consumer: waiting, being handled, or given back for a later try. */
export async function messagesUnderWay(url: string): Promise<Record<string, number>> {
  const log = createLogger('faults', 'silent');
  const bus = openBus({ url, name: 'faults', prefix: 'AGENCE', replicas: 1, log });
  try {
    const { jsm } = await bus.linked();
    const found: Record<string, number> = {};
    for await (const stream of jsm.streams.names())
      for await (const { name, num_pending, num_ack_pending } of jsm.consumers.list(stream))
        found[name] = num_pending + num_ack_pending;
    return found;
  } finally {
    await bus.close();
  }
}

/** News that the bus does not hold where its service noted it, by service. */
export async function notHeld(url: string, databases: readonly Db[]): Promise<Record<string, number>> {
  const log = createLogger('faults', 'silent');
  const bus = openBus({ url, name: 'faults', prefix: 'AGENCE', replicas: 1, log });
  try {
    const found: Record<string, number> = {};
    const { stream: today } = await bus.extent(EVENTS);
    const held = async ({ _id, stream, seq = 0 }: LoggedEvent) =>
      stream === today && (await bus.holds(EVENTS, seq, _id));
    for (const db of databases) {
      const events = await db.collection<LoggedEvent>('events').find().toArray();
      let lost = 0;
      for (let i = 0; i < events.length; i += AT_ONCE)
        lost += (await Promise.all(events.slice(i, i + AT_ONCE).map(held))).filter((one) => !one).length;
      if (lost > 0) found[`${db.databaseName}.events, not held`] = lost;
    }
    return found;
  } finally {
    await bus.close();
  }
}
