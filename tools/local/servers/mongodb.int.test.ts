import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { readLocalConfig } from '../config.ts';
import { fromCache } from '../sources/cache.ts';
import { mongodWheel, officialMongod } from '../sources/fetched.ts';
import { fromPath } from '../sources/run.ts';
import { mongodbServer } from './mongodb.ts';

/** The program that the set-up of this run obtained. */
async function program(data: string) {
  const config = readLocalConfig(data);
  const obtained = await fromPath('mongod', '6.0.0', config.inherited).catch(() =>
    fromCache(config.cache, [officialMongod, mongodWheel.pin]),
  );
  if (obtained.kind === 'url') throw new Error('a given address is no program');
  return { obtained, data, env: config.inherited, output: () => {} };
}

test('what was acknowledged is found again after a kill, on another port when the first is taken', async () => {
  const data = await mkdtemp(join(tmpdir(), 'mongodb-'));
  const wanted = await program(data);
  const first = await mongodbServer(wanted);
  const killed = await first.charge.start();
  await first.charge.ready(killed);
  await write(first.url);
  process.kill(Number(killed.pid), 'SIGKILL');
  await killed.ended;

  const thief = createServer((socket) => socket.destroy()).listen(
    Number(new URL(first.url).port),
    '127.0.0.1',
  );
  const second = await mongodbServer(wanted);
  expect(second.url).not.toBe(first.url);
  const alive = await second.charge.start();
  try {
    await second.charge.ready(alive);
    expect(await read(second.url)).toEqual([{ _id: 'kept' }]);
  } finally {
    await alive.stop(15_000);
    thief.close();
  }
  await rm(data, { recursive: true });
}, 60_000);

async function write(url: string): Promise<void> {
  await using client = new MongoClient(url);
  await client
    .db('test')
    .collection<{ _id: string }>('kept')
    .insertOne({ _id: 'kept' }, { writeConcern: { w: 'majority', journal: true } });
}

async function read(url: string): Promise<object[]> {
  await using client = new MongoClient(url);
  return await client.db('test').collection('kept').find().toArray();
}
