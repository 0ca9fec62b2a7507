import { randomBytes } from 'node:crypto';
import { type Bus, openBus } from '@agence/platform/bus/bus';
import { createLogger, type Logger } from '@agence/platform/process/logger';
import { openMongo } from '@agence/platform/store/mongo';
import { testServers } from './config.ts';

/** A database and a bus of a test's own, on the servers that the run shares. */
export type TestParts = {
  readonly db: ReturnType<typeof openMongo>['db'];
  readonly bus: Bus;
  readonly log: Logger;
  /** One more connection to the same streams: another process, as far as the bus can tell. */
  readonly anotherBus: () => Bus;
  readonly stop: () => Promise<void>;
};

export async function testParts(): Promise<TestParts> {
  const { mongodb_url, nats_url } = testServers();
  const name = `t${randomBytes(6).toString('hex')}`;
  const log = createLogger(name, 'silent');
  const { client, db } = openMongo(mongodb_url, name);
  const buses: Bus[] = [];
  const anotherBus = (): Bus => {
    const bus = openBus({ url: nats_url, name, prefix: name, replicas: 1, log });
    buses.push(bus);
    return bus;
  };
  return {
    db,
    bus: anotherBus(),
    log,
    anotherBus,
    stop: async () => {
      for (const bus of buses) {
        await bus.stopPulls();
        await bus.close();
      }
      await db.dropDatabase();
      await client.close();
    },
  };
}

type Hook = (run: () => Promise<void>) => void;

/** The parts of each test of a file, or of all its tests, by the hooks of Jest that open and stop them. */
export function partsFor(before: Hook, after: Hook): TestParts {
  let parts: TestParts;
  before(async () => {
    parts = await testParts();
  });
  after(() => parts.stop());
  return new Proxy({} as TestParts, { get: (_, name) => Reflect.get(parts, name) });
}
