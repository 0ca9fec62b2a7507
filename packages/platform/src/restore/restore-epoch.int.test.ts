import { eventually } from '@agence/testing/eventually';
import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { markedSince, marksOnce } from '../bus/mark-once.ts';
import { Unavailable } from '../process/faults.ts';
import { epochFile } from './epoch-file.ts';
import { beginWhenOpen } from './held.ts';
import { restoreEpoch } from './restore-epoch.ts';
import { restoring } from './restoring.ts';

const parts = partsFor(beforeEach, afterEach);

/** Where nothing can be kept. */
const noDisk = () => epochFile('/dev/null', 'none', parts.log);
/** No reaction is new. */
const nobody = async () => {};
const epoch = (writes = () => 0) => restoreEpoch(parts.db, parts.anotherBus(), writes, noDisk());
const kept = () => parts.db.collection<{ _id: string; beat: number }>('platform');
const putBack = async (beats: number) => {
  await kept().updateOne({ _id: 'water' }, { $inc: { beat: -beats }, $unset: { behind: '' } });
};

describe('a database', () => {
  it('that goes on, with several processes, is no copy', async () => {
    const [a, b] = [epoch(), epoch()];
    for (let n = 0; n < 5; n += 1) await Promise.all([a.look(), b.look()]);
    expect([a.behind(), b.behind()]).toEqual([null, null]);
    expect(await kept().findOne({ _id: 'water' })).toMatchObject({ beat: 10 });
  });

  it('whose processes all begin at once loses no count', async () => {
    const processes = Array.from({ length: 20 }, () => {
      const bus = parts.anotherBus();
      return { bus, own: restoreEpoch(parts.db, bus, () => 0, noDisk()) };
    });
    // Once each knows the stream, all of them count at the same moment.
    await Promise.all(processes.map(({ bus }) => bus.identity('WATERS')));
    await Promise.all(processes.map(({ own }) => own.look()));
    expect(await kept().findOne({ _id: 'water' })).toMatchObject({ beat: 20 });
  });

  it.each([1, 3])('put back %i counts is held, by every process and after every start', async (beats) => {
    const before = epoch();
    for (let n = 0; n < 4; n += 1) await before.look();
    await putBack(beats);
    await before.look();
    expect(before.behind()).toMatchObject({ copy: { beat: 4 - beats }, seen: { beat: 4 } });
    for (let n = 0; n < 6; n += 1) {
      const started = epoch();
      await started.look();
      expect(started.behind()).toMatchObject({ copy: { beat: 4 - beats } });
    }
  });

  it('that was lost altogether is held too', async () => {
    await epoch().look();
    await parts.db.dropDatabase();
    const started = epoch();
    await started.look();
    expect(started.behind()).toMatchObject({ copy: { beat: 0 }, seen: { beat: 1 } });
  });

  it('is no copy because the bus lost what it had seen', async () => {
    const one = epoch();
    await one.look();
    const bus = parts.anotherBus();
    await bus.identity('EVENTS');
    const { nc } = await bus.linked();
    await nc.request(`$JS.API.STREAM.DELETE.${bus.streamName('WATERS')}`, '');
    const started = epoch();
    await started.look();
    expect(started.behind()).toBeNull();
  });

  it('once accepted goes on from there, in every process, and the next copy is one again', async () => {
    const [one, other] = [epoch(), epoch()];
    for (let n = 0; n < 4; n += 1) await one.look();
    await putBack(2);
    for (const each of [one, other]) await each.look();
    await restoring(one, parts.bus, nobody).accept();
    for (const each of [other, one, other]) await each.look();
    expect([one.behind(), other.behind()]).toEqual([null, null]);
    await putBack(2);
    await other.look();
    expect(other.behind()).not.toBeNull();
  });
});

describe('a database that is watched', () => {
  const counts = async () => (await kept().findOne({ _id: 'water' }))?.beat;

  it('is counted on only after something was written', async () => {
    let writes = 0;
    const one = epoch(() => writes);
    await one.look();
    for (let n = 0; n < 3; n += 1) await one.watch();
    expect(await counts()).toBe(1);
    writes += 1;
    for (let n = 0; n < 3; n += 1) await one.watch();
    expect(await counts()).toBe(2);
  });

  it('is known to be a copy at the next look, whoever counted last and though nothing was written since', async () => {
    const [one, other] = [epoch(), epoch()];
    for (const each of [one, other, other]) await each.look();
    await one.watch();
    expect(one.behind()).toBeNull();
    await putBack(1);
    await other.watch();
    await one.watch();
    for (const each of [one, other])
      expect(each.behind()).toMatchObject({ copy: { beat: 2 }, seen: { beat: 3 } });
  });

  it('is counted on as long as the bus was not told', async () => {
    let away = true;
    const bus = parts.anotherBus();
    const identity: typeof bus.identity = (name) =>
      away ? Promise.reject(new Error('away')) : bus.identity(name);
    const one = restoreEpoch(parts.db, { ...bus, identity }, () => 0, noDisk());
    await one.look();
    expect(await counts()).toBeUndefined();
    away = false;
    await one.watch();
    expect(await counts()).toBe(1);
  });
});

describe('what works by itself', () => {
  it('begins when the copy is accepted, by whichever process, and not before', async () => {
    const [one, other] = [epoch(), epoch()];
    for (let n = 0; n < 2; n += 1) await one.look();
    await putBack(1);
    for (const each of [one, other]) await each.look();
    const begun: string[] = [];
    const looked = new Map<typeof one, number>();
    const looks = async (process: typeof one) => {
      const before = looked.get(process) ?? 0;
      await eventually(async () => (looked.get(process) ?? 0) > before + 2);
    };
    const stops = [one, other].map((each, i) =>
      beginWhenOpen(
        {
          ...each,
          watch: async () => {
            await each.watch();
            looked.set(each, (looked.get(each) ?? 0) + 1);
          },
        },
        parts.log,
        () => begun.push(`${i}`),
        20,
      ),
    );
    for (const each of [one, other]) await looks(each);
    expect(begun).toEqual([]);
    await restoring(one, parts.bus, nobody).accept();
    await eventually(async () => begun.length === 2);
    for (const each of [one, other]) await looks(each);
    expect(begun.toSorted()).toEqual(['0', '1']);
    for (const stop of stops) stop();
  });
});

it('a bus that does not say in time which stream it has took no mark: whoever marks tries again', async () => {
  const slow = { ...parts.bus, identity: () => Promise.reject(new Error('timeout')) };
  await expect(marksOnce(slow, 'tests')('a', 't')).rejects.toBeInstanceOf(Unavailable);
});

it('what was marked since then is read back, and no older mark', async () => {
  const mark = marksOnce(parts.bus, 'tests');
  const since = markedSince(parts.bus, 'tests');
  expect(await since(new Date(0))).toEqual([]);
  for (const id of ['a:1.1', 'b', 'a:1.2']) await mark(id, 't');
  expect(await since(new Date(0))).toEqual(['a:1.2', 'b', 'a:1.1']);
  expect(await since(new Date(Date.now() + 60_000))).toEqual([]);
});
