import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, jest, test } from '@jest/globals';
import { DAY } from './day.ts';
import { runAll } from './run.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';
import { startWorld, type World } from './world.ts';

jest.setTimeout(300_000);

let data: string;
let world: World;
let disks: Readonly<Record<'mongodb' | 'nats', SmallDisk>>;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'agence-full-'));
  disks = {
    mongodb: await smallDisk(join(data, 'mongodb', 'db'), 1_024),
    nats: await smallDisk(join(data, 'nats', 'store'), 128),
  };
  world = await startWorld({ data });
});
afterAll(async () => {
  await world.stop();
  for (const disk of Object.values(disks)) await disk.stop();
  await rm(data, { recursive: true, force: true });
});

const SOON_MS = 500;
const FULL_MS = 10_000;

/** Nobody else may mount a disk. */
const root = process.platform === 'linux' && process.getuid?.() === 0 ? test : test.skip;

const full = (which: 'mongodb' | 'nats', then: () => Promise<unknown> = async () => {}) =>
  runAll(world, [DAY, DAY], async () => {
    await pause(SOON_MS);
    await disks[which].fullFor(FULL_MS);
    await then();
  });

root('while agencies work, the disk of MongoDB is full for 10 s', () => full('mongodb'));

// A stream that NATS could not write once takes no message until the server is started anew: its operator does.
root('while agencies work, the disk of NATS is full for 10 s, then it is started anew', () =>
  full('nats', () => world.strike({ kind: 'kill', who: 'nats' })),
);
