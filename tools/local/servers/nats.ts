import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { waitForOrphan } from '../processes/orphan.ts';
import { greeting } from './given.ts';
import { type Prepared, startServer, type Wanted } from './server.ts';

const TRIES = 600;

/** NATS with JetStream on files, in `<data>/nats`. */
export async function natsServer(wanted: Wanted): Promise<Prepared> {
  const folder = join(wanted.data, 'nats');
  const pidFile = join(folder, 'pid');
  const config = join(folder, 'nats.conf');
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const settings = {
    server_name: 'agence',
    host: '127.0.0.1',
    port,
    pid_file: pidFile,
    // Acknowledged must mean on disk.
    jetstream: { store_dir: join(folder, 'store'), sync_interval: 'always' },
  };
  await writeFile(config, JSON.stringify(settings, null, 2));
  return {
    url: `nats://127.0.0.1:${port}`,
    charge: {
      name: 'nats',
      start: async () => {
        await waitForOrphan(pidFile, config);
        return startServer({ ...wanted, program: 'nats-server', args: ['-c', config], folder });
      },
      ready: () => listening(port),
    },
  };
}

async function listening(port: number): Promise<void> {
  for (let i = 0; i < TRIES; i++) {
    const info = await greeting('127.0.0.1', port, 1_000).catch(() => undefined);
    if (info?.jetstream === true) return;
    await pause(50);
  }
  throw new Error(`does not answer on port ${port}`);
}
