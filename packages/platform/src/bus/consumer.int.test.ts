import { isDeepStrictEqual } from 'node:util';
import { eventually } from '@agence/testing/eventually';
import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Unavailable } from '../process/faults.ts';
import { type Things, things } from '../store/things.fixture.ts';
import { type Consumers, consumers, on, type Reaction } from './consumer.ts';

const parts = partsFor(beforeEach, afterEach);
let their: Things;
beforeEach(() => {
  their = things(parts, parts.bus);
});

const gaugeOf = (inbox: Consumers, name: string) => inbox.gauges.find((gauge) => gauge.name === name)?.read();

describe('a reaction', () => {
  it('that fails as something is away shows its backlog, and how old it is', async () => {
    let away = true;
    const { done, inbox } = their.listen(async () => {
      if (away) throw new Unavailable('a peer is away');
    });
    const attributes = { 'agence.event': 'client_pose', 'agence.reaction': 'count' };
    const waits = async (value: number) => {
      const found = await gaugeOf(inbox, 'agence.messages.waiting')?.catch(() => undefined);
      return isDeepStrictEqual(found, [{ value, attributes }]);
    };
    await their.happen('first');
    await their.happen('second');
    await eventually(() => waits(2));
    await eventually(async () => {
      const [oldest] = (await gaugeOf(inbox, 'agence.messages.oldest')) as readonly { value: number }[];
      return (oldest?.value ?? 0) > 1;
    });
    away = false;
    await eventually(() => done.length === 2);
    await eventually(() => waits(0));
    expect(await gaugeOf(inbox, 'agence.messages.oldest')).toEqual([{ value: 0, attributes }]);
  });

  it('does not use up its tries while something it needs is away', async () => {
    let times = 0;
    const { done, inbox } = their.listen(async () => {
      times += 1;
      if (times <= 5) throw new Unavailable('a peer is away');
      if (times === 6) throw new Error('not yet');
    });
    await their.happen('patient');
    await eventually(() => done.includes('patient@1'));
    expect(await inbox.listParked()).toEqual([]);
  });

  it('that a later version adds hears what happens from then on', async () => {
    const heard = new Set<string>();
    const hears = (reaction: string) =>
      on('client_pose', reaction, async ({ compte }) => void heard.add(`${compte} ${reaction}`));
    const version = async (...reactions: readonly Reaction[]) => {
      const inbox = consumers('test', parts.bus, parts.db, parts.log);
      await inbox.enlist(reactions);
      return inbox;
    };
    await their.happen('before');
    const first = hears('first');
    (await version(first)).start([first]);
    const done = () => parts.db.collection('inbox').countDocuments();
    await eventually(async () => (await done()) === 1);
    const added = hears('added');
    (await version(first, added)).start([added]);
    await their.happen('after');
    await eventually(async () => (await done()) === 3);
    expect([...heard].toSorted()).toEqual(['after added', 'after first', 'before first']);
  });

  it('that fails is tried again until it works', async () => {
    let failures = 2;
    const { done } = their.listen(async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('not yet');
    });
    await their.happen('again');
    await eventually(() => done.includes('again@1'));
    expect(done).toEqual(['again@1']);
  });

  it('that always fails is parked for a person, and carried through once it can be', async () => {
    let broken = true;
    const { done, inbox, reactions } = their.listen(async () => {
      if (broken) throw new Error('poison');
    });
    await their.happen('poison');
    await eventually(async () => (await inbox.listParked()).length === 1);
    const [parked] = await inbox.listParked();
    expect(parked).toMatchObject({ event: 'client_pose', reaction: 'count', error: 'Error: poison' });
    expect(await gaugeOf(inbox, 'agence.messages.parked')).toBe(1);
    broken = false;
    expect(await inbox.replayParked(parked?._id ?? '', reactions)).toBe(true);
    expect(done).toEqual(['poison@1']);
    expect(await inbox.listParked()).toEqual([]);
  }, 30_000);
});
