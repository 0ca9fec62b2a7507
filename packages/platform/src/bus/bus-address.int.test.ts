import { eventually } from '@agence/testing/eventually';
import { type OwnNats, ownNats } from '@agence/testing/own-nats';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger } from '../process/logger.ts';
import { type Bus, openBus } from './bus.ts';
import { EVENTS } from './event-stream.ts';

let nats: OwnNats;
const buses: Bus[] = [];
beforeAll(async () => {
  nats = await ownNats();
  await nats.kill();
  await nats.configure({
    authorization: {
      users: [
        { user: 'accounts', password: 'p@ss' },
        { user: 'mail', password: 'other' },
      ],
    },
  });
  await nats.start();
});
afterAll(async () => {
  // Those that were not let in go on asking until they are.
  await nats.kill();
  await nats.configure({ authorization: undefined });
  await nats.start();
  await eventually(() => buses.every((one) => one.connected()));
  for (const bus of buses) await bus.close();
  await nats.stop();
});

const bus = (who: string): Bus => {
  const url = nats.url.replace('://', `://${who}`);
  const made = openBus({ url, name: 'a', prefix: 'A', replicas: 1, log: createLogger('a', 'silent') });
  buses.push(made);
  return made;
};

it('a service that says who it is is let in, with what is written in its address', async () => {
  const known = bus('accounts:p%40ss@');
  await eventually(() => known.connected());
  expect(await known.identity(EVENTS)).toMatch(/^A_EVENTS@/);
});

it.each(['', 'accounts:wrong@', 'a-token@'])('%j is not', async (who) => {
  await expect(bus(who).identity(EVENTS)).rejects.toThrow('the bus does not answer');
});
