import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { waitForOrphan } from '../processes/orphan.ts';
import { primaryAt } from './replica-set.ts';
import { type Prepared, startServer, type Wanted } from './server.ts';

/** A replica set of one member, journal on, its files in `<data>/mongodb`. */
export async function mongodbServer(wanted: Wanted): Promise<Prepared> {
  const folder = join(wanted.data, 'mongodb');
  const files = join(folder, 'db');
  const pidFile = join(folder, 'pid');
  await mkdir(files, { recursive: true });
  // The replica set moves to the port of this start.
  const port = await freePort();
  const args = ['--replSet', 'rs0', '--bind_ip', '127.0.0.1', '--port', String(port), '--dbpath', files];
  args.push('--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '256', '--quiet', '--nounixsocket');
  // A slow operation is logged with its data: a person's words would stay in the log after their erasure.
  args.push('--slowOpSampleRate', '0');
  args.push('--pidfilepath', pidFile, '--setParameter', 'diagnosticDataCollectionEnabled=false');
  return {
    url: `mongodb://127.0.0.1:${port}/?replicaSet=rs0`,
    charge: {
      name: 'mongodb',
      start: async () => {
        await waitForOrphan(pidFile, files);
        return startServer({ ...wanted, program: 'mongod', args, folder });
      },
      ready: () => primaryAt(`127.0.0.1:${port}`),
    },
  };
}
