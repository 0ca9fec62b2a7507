import { connect } from 'node:net';
import { MongoClient } from 'mongodb';

/** Makes sure that a given MongoDB answers and is a replica set; rejects with one sentence. */
export async function checkGivenMongodb(url: string): Promise<void> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 10_000 });
  try {
    const hello = await client.db('admin').command({ hello: 1 });
    if (hello['setName'] === undefined) throw new Error('it is not a replica set');
  } catch (fault) {
    throw new Error(`MONGODB_URL: ${fault instanceof Error ? fault.message : fault}`);
  } finally {
    await client.close();
  }
}

/** Makes sure that a NATS server with JetStream answers at a given `nats://host:port[,…]`. */
export async function checkGivenNats(url: string): Promise<void> {
  const first = new URL(url.split(',')[0] ?? url);
  const info = await greeting(first.hostname, Number(first.port || 4222), 10_000);
  if (!info.jetstream) throw new Error('NATS_URL: the server has no JetStream');
}

/** The greeting of a NATS server; it listens once JetStream has recovered its files. */
export function greeting(host: string, port: number, timeout: number): Promise<{ jetstream: boolean }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ jetstream: boolean }>();
  const socket = connect({ host, port, timeout });
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
    const info = /^INFO (\{.*\})/.exec(received)?.[1];
    if (info !== undefined) resolve({ jetstream: JSON.parse(info).jetstream === true });
  });
  socket.on('timeout', () => reject(new Error(`nothing answers at ${host}:${port}`)));
  socket.on('error', reject);
  socket.on('close', () => reject(new Error(`${host}:${port} is no NATS server`)));
  return promise.finally(() => socket.destroy());
}
