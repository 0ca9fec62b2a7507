import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishServers } from './config.ts';
import { type Servers, startServers } from './servers.ts';

let running: { servers: Servers; data: string } | undefined;

/** One MongoDB and one NATS for all `.int.test.ts` of a run. */
export default async function setUp(): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'agence-int-'));
  running = { servers: await startServers(data), data };
  publishServers(running.servers);
}

export async function tearDown(): Promise<void> {
  if (running === undefined) return;
  await running.servers.stop();
  await rm(running.data, { recursive: true, force: true });
}
