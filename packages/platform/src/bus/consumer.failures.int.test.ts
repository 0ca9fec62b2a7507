import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { JsMsg } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';
import { consumers } from './consumer.ts';
import { ID } from './event-stream.ts';
import type { Pull } from './pull.ts';
import { HAPPENED } from './reaction-start.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

/** A message that other processes may handle the next time: this one hears no more of it. */
const delivered = (id: string): JsMsg => {
  const sent = headers();
  sent.set(ID, id);
  sent.set(HAPPENED, '1');
  const handled = { ack: () => {}, nak: () => {}, term: () => {} };
  return { headers: sent, data: new Uint8Array(), info: { deliveryCount: 1 }, ...handled } as never;
};

it('a process forgets the failed tries of messages that it never sees again', async () => {
  const opened: Pull[] = [];
  const bus = { pull: (pull: Pull) => void opened.push(pull) } as unknown as Bus;
  const inbox = consumers('test', bus, parts.db, parts.log);
  const poison = async () => {
    throw new Error('poison');
  };
  inbox.start([{ event: 'client_pose', reaction: 'count', react: poison }]);
  const tryOnce = async (id: string) => opened[0]?.handle(delivered(id));
  for (let tries = 1; tries < 6; tries += 1) await tryOnce('first');
  for (let n = 1; n <= 1_000; n += 1) await tryOnce(`elsewhere ${n}`);
  await tryOnce('first');
  expect(await inbox.listParked()).toEqual([]);
});
