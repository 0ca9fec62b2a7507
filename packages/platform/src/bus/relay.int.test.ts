import { eventually } from '@agence/testing/eventually';
import { partsFor } from '@agence/testing/parts';
import { serving } from '@agence/testing/serving';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Unavailable } from '../process/faults.ts';
import { type Things, things } from '../store/things.fixture.ts';
import { EVENTS } from './event-stream.ts';
import { createRelay, type Relay } from './relay.ts';

const parts = partsFor(beforeEach, afterEach);
let their: Things;
beforeEach(() => {
  their = things(parts, parts.bus);
});

describe('news of a document', () => {
  it('reaches its consumer and leaves the document', async () => {
    const { done } = their.listen();
    await their.happen('a');
    await eventually(() => done.includes('a@1'));
    await their.relay.settle();
    const thing = await parts.db
      .collection<{ _id: string; outbox: unknown[] }>('things')
      .findOne({ _id: 'a' });
    expect(thing?.outbox).toEqual([]);
    expect(await their.events().countDocuments({ stream: { $ne: null } })).toBe(1);
  });

  it('left behind by a crash right after the commit, is carried by the next sweep', async () => {
    const { done } = their.listen();
    await their.happen('crashed', () => {});
    await their.age();
    await their.relay.sweep(serving);
    await eventually(() => done.includes('crashed@1'));
  });

  it('is counted, with the age of the oldest, while the bus does not have it', async () => {
    const away = () => Promise.reject(new Unavailable('the bus is away'));
    const stuck = createRelay(
      parts.db,
      ['things'],
      { publish: away, extent: away, holds: away, link: () => 0 },
      parts.log,
    );
    const waiting = ({ gauges }: Relay) => Promise.all(gauges.map(({ read }) => read()));
    expect(await waiting(stuck)).toEqual([0, 0]);
    for (const id of ['a', 'b']) await their.happen(id, stuck.drain);
    await stuck.settle();
    await their.age();
    const [count, oldest_s] = await waiting(stuck);
    expect(count).toBe(2);
    expect(oldest_s).toBeGreaterThanOrEqual(60);
    await their.relay.sweep(serving);
    expect(await waiting(their.relay)).toEqual([0, 0]);
  });

  it('is looked for less often once nothing was left for a minute, and at every turn again after a fault', async () => {
    const away = () => Promise.reject(new Unavailable('the bus is away'));
    const extent = async () => ({ stream: 's', first: 1, last: 0 });
    const relay = createRelay(
      parts.db,
      ['things'],
      { publish: away, extent, holds: async () => true, link: () => 0 },
      parts.log,
    );
    const taken = (turns: number) =>
      Array.from({ length: turns }, () => relay.idle.due()).filter(Boolean).length;
    expect(taken(16)).toBe(16);
    for (let n = 0; n < 30; n += 1) await relay.sweep(serving);
    expect(taken(16)).toBe(2);
    await their.happen('a', relay.drain);
    await relay.settle();
    expect(taken(16)).toBe(16);
  });

  it('is published again when the bus lost all it had, and done once', async () => {
    const { done } = their.listen();
    for (const id of ['x', 'y', 'z']) await their.happen(id);
    await eventually(() => done.length === 3);
    const { nc } = await parts.bus.linked();
    const lost = parts.bus.streamName(EVENTS);
    await nc.request(`$JS.API.STREAM.DELETE.${lost}`);
    await their.age();
    await their.relay.sweep(serving);
    await their.happen('after');
    await eventually(() => done.includes('after@1'));
    const stamps = new Set((await their.events().find().toArray()).map(({ stream }) => stream));
    expect(stamps.size).toBe(1);
    expect(done.toSorted()).toEqual(['after@1', 'x@1', 'y@1', 'z@1']);
  });
});

const asked = async (api: string) =>
  (await parts.bus.linked()).nc.request(`$JS.API.STREAM.${api}.${parts.bus.streamName(EVENTS)}`);

describe('of what the bus took and lost', () => {
  it('a month of it is published again in its order', async () => {
    const many = Array.from({ length: 150 }, (_, i) => `e${i}`);
    for (const id of many) await their.happen(id);
    await their.relay.settle();
    await asked('PURGE');
    const old = Date.now() - 60_000;
    const log = their.events();
    for (const [i, id] of many.entries())
      await log.updateOne({ 'data.compte': id }, { $set: { at: new Date(old + i) } });
    await their.relay.sweep(serving);
    const published = await log.find().sort({ seq: 1 }).toArray();
    expect(published.map(({ data }) => data.compte)).toEqual(many);
  });
});
