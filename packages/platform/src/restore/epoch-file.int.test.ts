import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { epochFile } from './epoch-file.ts';
import { restoreEpoch } from './restore-epoch.ts';
import { restoring } from './restoring.ts';

const parts = partsFor(beforeEach, afterEach);
let disk: string;
beforeEach(async () => {
  disk = await mkdtemp(join(tmpdir(), 'water-'));
});
afterEach(() => rm(disk, { recursive: true }));

/** No reaction is new. */
const nobody = async () => {};
const beside = (bus = parts.anotherBus()) =>
  restoreEpoch(parts.db, bus, () => 0, epochFile(disk, parts.db.databaseName, parts.log));
const away = () => {
  const identity = () => Promise.reject(new Error('away'));
  return beside({ ...parts.anotherBus(), identity });
};

const waters = () => parts.bus.streamName('WATERS');
const lastOnBus = async () => {
  const found = await (await parts.bus.linked()).jsm.streams.getMessage(waters(), { last_by_subj: '>' });
  return found ?? assert.fail('the bus was told nothing');
};
/** As a bus from an older copy has it. */
const putBusBack = async ({ subject, data }: Awaited<ReturnType<typeof lastOnBus>>) => {
  await (await parts.bus.linked()).jsm.streams.purge(waters());
  await (await parts.bus.linked()).js.publish(subject, data);
};

it('a database beside a disk that remembers is no copy while the bus is away', async () => {
  for (const each of [beside(), away(), beside(), away()]) {
    await each.look();
    expect(each.behind()).toBeNull();
  }
});

it('put back, it is held by what starts while the bus is away, and stays so once it is there', async () => {
  for (let n = 0; n < 3; n += 1) await beside().look();
  await parts.db.collection<{ _id: string }>('platform').updateOne({ _id: 'water' }, { $inc: { beat: -2 } });
  for (const each of [away(), away(), beside()]) {
    await each.look();
    expect(each.behind()).toMatchObject({ copy: { beat: 1 }, seen: { beat: 3 } });
  }
});

it('what settles a copy is told whether the bus has seen what it lacks, or was put back as well', async () => {
  const told: unknown[] = [];
  const settle = async (_: Date, busRestored?: boolean) => void told.push(busRestored);
  const will = async (_: Date, busRestored?: boolean) => [`${busRestored}`];
  const stored = () => parts.db.collection<{ _id: string }>('platform');
  for (const goesToo of [false, true]) {
    for (let n = 0; n < 2; n += 1) await beside().look();
    const before = await lastOnBus();
    for (let n = 0; n < 2; n += 1) await beside().look();
    await stored().updateOne({ _id: 'water' }, { $inc: { beat: -3 } });
    if (goesToo) await putBusBack(before);
    const started = beside();
    await started.look();
    const restore = restoring(started, parts.bus, nobody, { will, settle });
    expect(await restore.show()).toMatchObject({ held: true, will: [`${goesToo}`] });
    await restore.accept();
  }
  expect(told).toEqual([false, true]);
});

it('lost, with all that the bus had seen, it is held too, until it is accepted', async () => {
  for (let n = 0; n < 3; n += 1) await beside().look();
  await parts.db.dropDatabase();
  const bus = parts.anotherBus();
  await (await bus.linked()).nc.request(`$JS.API.STREAM.DELETE.${bus.streamName('WATERS')}`, '');
  const started = beside();
  await started.look();
  expect(started.behind()).toMatchObject({ copy: { beat: 0 }, seen: { beat: 3 } });
  await restoring(started, parts.bus, nobody).accept();
  for (const each of [started, away(), beside()]) {
    await each.look();
    expect(each.behind()).toBeNull();
  }
});

describe('the file', () => {
  const NONE = { beat: 0, at: new Date(0) };
  const mark = { beat: 7, at: new Date('2026-11-21T10:00:00Z') };
  const onDisk = (said: string[] = []) =>
    epochFile(disk, 'some', { warn: (_: object, what: string) => void said.push(what) });
  const file = () => join(disk, 'waters', 'some.json');

  it('is written whatever a process of the same number left half done', async () => {
    await mkdir(`${file()}.${process.pid}`, { recursive: true });
    await onDisk().write(mark);
    expect(await onDisk().read()).toEqual(mark);
  });

  it('that cannot be written leaves nothing behind', async () => {
    await mkdir(file(), { recursive: true });
    await onDisk().write(mark);
    expect(await readdir(join(disk, 'waters'))).toEqual(['some.json']);
  });

  it('that is not there is nothing to speak of; one that cannot be read is said', async () => {
    const said: string[] = [];
    expect([await onDisk(said).read(), said]).toEqual([NONE, []]);
    await onDisk().write(mark);
    await writeFile(file(), '');
    expect(await onDisk(said).read()).toEqual(NONE);
    expect(said).toEqual(['what the data folder remembers of the database is unreadable']);
  });
});
