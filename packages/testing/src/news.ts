import { openBus } from '@agence/platform/bus/bus';
import { EVENTS } from '@agence/platform/bus/event-stream';
import { createLogger } from '@agence/platform/process/logger';
import { CATALOGUE, type EventData, type EventName, subjectOf } from '@agence/proto/catalogue';
import type { RunningSystem } from './system.ts';

/** Publishes an event that no service decided, as a fault of ours could. */
export async function publishEvent<N extends EventName>(
  system: RunningSystem,
  name: N,
  data: EventData<N>,
  id: string,
): Promise<void> {
  const log = createLogger('news', 'silent');
  const { url } = system.run().nats;
  const bus = openBus({ url, name: 'news', prefix: 'AGENCE', replicas: 1, log });
  try {
    await bus.publish(
      EVENTS,
      subjectOf(name),
      { id },
      CATALOGUE[name].message.encode(data as never).finish(),
    );
  } finally {
    await bus.close();
  }
}
