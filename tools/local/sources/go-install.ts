import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { intoCache, type Pin } from './cache.ts';
import { run } from './run.ts';
import type { Obtained } from './source.ts';

const VERSION = '2.15.2';
export const goNats: Pin = { program: 'nats-server', key: `nats-server-${VERSION}-go` };

/** Compiles the server from its source; Go checks it against its public list of digests. */
export function fromGo(cache: string, env: Readonly<Record<string, string>>): Promise<Obtained> {
  return intoCache(cache, goNats, async (folder) => {
    await mkdir(folder);
    await run('go', ['install', `github.com/nats-io/nats-server/v2@v${VERSION}`], {
      env: { ...env, GOBIN: folder },
    });
    const file = join(folder, 'nats-server');
    return { file, version: VERSION, from: `nats-server ${VERSION}, compiled by go install` };
  });
}
