import { openBus } from '@agence/platform/bus/bus';
import { createLogger } from '@agence/platform/process/logger';
import { openMongo } from '@agence/platform/store/mongo';
import type { RunningSystem } from './system.ts';

/** Databases of MongoDB itself. */
const ITS_OWN = new Set(['admin', 'config', 'local']);

type Kept = Record<string, readonly string[]>;

async function inDatabases(url: string): Promise<Kept> {
  const { client } = openMongo(url, 'admin');
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    const kept: Kept = {};
    for (const { name } of databases.filter((one) => !ITS_OWN.has(one.name)))
      for (const { name: collection } of await client.db(name).listCollections().toArray()) {
        const rows = await client.db(name).collection(collection).find().sort({ _id: 1 }).toArray();
        kept[`${name}/${collection}`] = rows.map((row) => JSON.stringify(row));
      }
    return kept;
  } finally {
    await client.close();
  }
}

type Streams = { readonly streams: readonly { config: { name: string }; state: { last_seq: number } }[] };

async function onTheBus(url: string): Promise<Kept> {
  const log = createLogger('everything kept', 'silent');
  const bus = openBus({ url, name: 'everything-kept', prefix: 'AGENCE', replicas: 1, log });
  try {
    const reply = await (await bus.linked()).nc.request('$JS.API.STREAM.LIST', '{}');
    const { streams } = reply.json<Streams>();
    return Object.fromEntries(
      streams.map(({ config, state }) => [config.name, [`${state.last_seq} messages so far`]]),
    );
  } finally {
    await bus.close();
  }
}

/** All that a system keeps, as text: rows by `database/collection`, messages so far by stream. Reads only. */
export async function everythingKept(system: RunningSystem): Promise<Kept> {
  const { mongodb, nats } = system.run();
  const [databases, bus] = await Promise.all([inDatabases(mongodb.url), onTheBus(nats.url)]);
  return { ...databases, ...bus };
}
