import { CATALOGUE, subjectOf } from '@agence/proto/catalogue';
import { eventually } from '@agence/testing/eventually';
import { type OwnNats, ownNats } from '@agence/testing/own-nats';
import { type TestParts, testParts } from '@agence/testing/parts';
import { serving } from '@agence/testing/serving';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { LoggedEvent } from '../store/outbox.ts';
import { type Things, things } from '../store/things.fixture.ts';
import { type Bus, openBus } from './bus.ts';
import { EVENTS } from './event-stream.ts';
import { eventBus } from './lost-news.ts';

jest.setTimeout(60_000);

let parts: TestParts;
let nats: OwnNats;
let bus: Bus;
let their: Things;
beforeEach(async () => {
  [parts, nats] = await Promise.all([testParts(), ownNats()]);
  bus = openBus({ url: nats.url, name: 'own', prefix: 'OWN', replicas: 1, log: parts.log });
  their = things(parts, bus);
});
afterEach(async () => {
  await bus.stopPulls();
  await bus.close();
  await nats.stop();
  await parts.stop();
});

const happened = async (id: string): Promise<void> => {
  await their.happen(id);
  await their.relay.settle();
};

/** News of another service on the same stream. */
const elsewhere = (compte: string) => {
  const data = CATALOGUE.client_pose.message.encode({ compte, client: 'c', revision: 1 }).finish();
  return bus.publish(EVENTS, subjectOf('client_pose'), { id: compte }, data);
};

/** The server goes, something is done to its files, and it is there again. */
const cut = async (meanwhile: () => Promise<void>): Promise<void> => {
  const link = bus.link();
  await nats.kill();
  await meanwhile();
  await nats.start();
  await eventually(() => bus.link() > link);
};

it('news lost with the tail of the stream is published again, though other news took its place', async () => {
  await happened('a');
  await cut(nats.copy);
  await happened('b');
  await happened('c');
  await cut(() => nats.putBack('all'));
  for (const id of ['other-1', 'other-2', 'other-3']) await elsewhere(id);
  await happened('d');
  await their.age();
  await their.relay.sweep(serving);
  const { done } = their.listen();
  await eventually(() => done.length >= 7);
  expect(done.toSorted()).toEqual(['a@1', 'b@1', 'c@1', 'd@1', 'other-1@1', 'other-2@1', 'other-3@1']);
});

/** News that a connection kept meanwhile: sent before anybody hears that there is a server again. */
const kept = async (id: string): Promise<void> => {
  const data = { compte: id, client: 'c', revision: 1 };
  const event = {
    ...{ _id: `news-${id}`, name: 'client_pose' as const, data },
    ...{ trace: {}, at: new Date(), stream: null },
  };
  const place = await eventBus(bus).publish(event);
  await parts.db.collection<LoggedEvent>('events').insertOne({ ...event, ...place });
};

it('nor is it hidden by news of its own service that left before the loss could be looked for', async () => {
  await happened('a');
  await cut(nats.copy);
  for (const id of ['b', 'c', 'd']) await happened(id);
  await cut(() => nats.putBack('all'));
  for (const id of ['e', 'f']) await kept(id);
  await their.age();
  await their.relay.sweep(serving);
  const { done } = their.listen();
  await eventually(() => done.length >= 6);
  expect(done.toSorted()).toEqual(['a@1', 'b@1', 'c@1', 'd@1', 'e@1', 'f@1']);
});

it('nor by such news above a place that another service took meanwhile', async () => {
  await happened('a');
  await cut(nats.copy);
  await happened('b');
  await cut(() => nats.putBack('all'));
  await elsewhere('other');
  for (const id of ['c', 'd']) await kept(id);
  await their.age();
  await their.relay.sweep(serving);
  const { done } = their.listen();
  await eventually(() => done.length >= 5);
  expect(done.toSorted()).toEqual(['a@1', 'b@1', 'c@1', 'd@1', 'other@1']);
});

it('a consumer that is ahead of a stream that lost its tail hears what comes next', async () => {
  const { done } = their.listen();
  await happened('a');
  await eventually(() => done.length === 1);
  await cut(nats.copy);
  for (const id of ['b', 'c', 'd']) await happened(id);
  await eventually(() => done.length === 4);
  await cut(() => nats.putBack('messages'));
  await happened('e');
  await eventually(() => done.includes('e@1'));
  expect(done).toEqual(['a@1', 'b@1', 'c@1', 'd@1', 'e@1']);
});
