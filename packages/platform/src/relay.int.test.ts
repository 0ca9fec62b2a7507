import { propose } from '@agence/gesture';
import { CATALOGUE, type EventData, subjectOf } from '@agence/proto/catalogue';
import { eventually } from '@agence/testing/eventually';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EVENTS } from './bus.ts';
import { consumers, on, type Reaction } from './consumer.ts';
import { type DocumentKind, documentStore } from './document-store.ts';
import { Unavailable } from './faults.ts';
import { createRelay, type Relay } from './relay.ts';

type Happened = { readonly type: 'happened' };

const KIND: DocumentKind<{ readonly count: number }, Happened> = {
  collection: 'things',
  initial: () => ({ count: 0 }),
  evolve: ({ count }) => ({ count: count + 1 }),
  announce: (_, { id, version }) => [
    { name: 'client_pose', data: { compte: id, client: 'c', revision: version } },
  ],
};

let parts: TestParts;
let relay: Relay;
beforeEach(async () => {
  parts = await testParts();
  const publish = ({ _id, name, data }: Parameters<Parameters<typeof createRelay>[2]>[0]) =>
    parts.bus.publish(EVENTS, subjectOf(name), _id, CATALOGUE[name].message.encode(data as never).finish());
  relay = createRelay(parts.db, ['things'], publish, () => parts.bus.identity(EVENTS), parts.log);
});
afterEach(() => parts.stop());

let order = 0;
const happen = async (id: string, drain: Relay['drain'] = relay.drain) => {
  order += 1;
  const command = { command_id: `${id}-${order}`, confirmer: true };
  await documentStore(parts.db, KIND, drain).carryOut(id, () => propose({}, [{ type: 'happened' }]), command);
};
const events = () => parts.db.collection<{ _id: string; stream: string | null; at: Date }>('events');

/** A consumer that remembers what it did. */
const listen = (react: (event: EventData<'client_pose'>) => Promise<void> = async () => {}) => {
  const done: string[] = [];
  const reactions: readonly Reaction[] = [
    on('client_pose', 'count', async (event) => {
      await react(event);
      done.push(`${event.compte}@${event.revision}`);
    }),
  ];
  const inbox = consumers('test', parts.bus, parts.db, parts.log);
  inbox.start(reactions);
  return { done, inbox, reactions };
};

/** As if the news had been left behind a while ago: the sweep leaves fresh news to the process that wrote it. */
const age = async () => {
  const before = new Date(Date.now() - 60_000);
  await events().updateMany({}, { $set: { at: before } });
  await parts.db.collection('things').updateMany({}, { $set: { 'outbox.$[].at': before } });
};

describe('news of a document', () => {
  it('reaches its consumer and leaves the document', async () => {
    const { done } = listen();
    await happen('a');
    await eventually(() => done.includes('a@1'));
    await relay.settle();
    const thing = await parts.db
      .collection<{ _id: string; outbox: unknown[] }>('things')
      .findOne({ _id: 'a' });
    expect(thing?.outbox).toEqual([]);
    expect(await events().countDocuments({ stream: { $ne: null } })).toBe(1);
  });

  it('left behind by a crash right after the commit, is carried by the next sweep', async () => {
    const { done } = listen();
    await happen('crashed', () => {});
    await age();
    await relay.sweep();
    await eventually(() => done.includes('crashed@1'));
  });

  it('is counted, with the age of the oldest, while the bus does not have it', async () => {
    const away = () => Promise.reject(new Unavailable('the bus is away'));
    const stuck = createRelay(parts.db, ['things'], away, away, parts.log);
    const waiting = ({ gauges }: Relay) => Promise.all(gauges.map(({ read }) => read()));
    expect(await waiting(stuck)).toEqual([0, 0]);
    for (const id of ['a', 'b']) await happen(id, stuck.drain);
    await stuck.settle();
    await age();
    const [count, oldest_s] = await waiting(stuck);
    expect(count).toBe(2);
    expect(oldest_s).toBeGreaterThanOrEqual(60);
    await relay.sweep();
    expect(await waiting(relay)).toEqual([0, 0]);
  });

  it('is published again when the bus lost all it had, and done once', async () => {
    const { done } = listen();
    for (const id of ['x', 'y', 'z']) await happen(id);
    await eventually(() => done.length === 3);
    const nc = await parts.bus.connection();
    const lost = parts.bus.streamName(EVENTS);
    await nc.request(`$JS.API.STREAM.DELETE.${lost}`);
    parts.bus.forget(EVENTS);
    await age();
    await relay.sweep();
    await happen('after');
    await eventually(() => done.includes('after@1'));
    const stamps = new Set((await events().find().toArray()).map(({ stream }) => stream));
    expect(stamps.size).toBe(1);
    expect(done.toSorted()).toEqual(['after@1', 'x@1', 'y@1', 'z@1']);
  });
});

describe('a reaction', () => {
  it('that fails is tried again until it works', async () => {
    let failures = 2;
    const { done } = listen(async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('not yet');
    });
    await happen('again');
    await eventually(() => done.includes('again@1'));
    expect(done).toEqual(['again@1']);
  });

  it('that always fails is parked for a person, and carried through once it can be', async () => {
    let broken = true;
    const { done, inbox, reactions } = listen(async () => {
      if (broken) throw new Error('poison');
    });
    await happen('poison');
    await eventually(async () => (await inbox.listParked()).length === 1);
    const [parked] = await inbox.listParked();
    expect(parked).toMatchObject({ event: 'client_pose', reaction: 'count', error: 'Error: poison' });
    expect(await Promise.all(inbox.gauges.map(({ read }) => read()))).toEqual([1]);
    broken = false;
    expect(await inbox.replayParked(parked?._id ?? '', reactions)).toBe(true);
    expect(done).toEqual(['poison@1']);
    expect(await inbox.listParked()).toEqual([]);
  }, 30_000);
});
