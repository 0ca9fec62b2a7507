import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { intoCache, type Pin } from './cache.ts';
import { isAtLeast, run, versionOf } from './run.ts';
import type { Obtained } from './source.ts';

export const debianNats: Pin = { program: 'nats-server', key: 'nats-server-debian' };

/** Debian's package, unpacked without installation or root; apt checks its signature and digest. */
export function fromDebian(
  cache: string,
  least: string,
  env: Readonly<Record<string, string>>,
): Promise<Obtained> {
  return intoCache(cache, debianNats, async (folder) => {
    await mkdir(folder);
    await run('apt-get', ['download', 'nats-server'], { env, cwd: folder });
    const archive = (await readdir(folder)).find((name) => name.endsWith('.deb'));
    if (archive === undefined) throw new Error('apt-get downloaded nothing');
    await run('dpkg-deb', ['-x', join(folder, archive), folder], { env });
    const file = join(folder, 'usr/sbin/nats-server');
    const version = await versionOf(file, env);
    if (!isAtLeast(version, least)) throw new Error(`it is ${version}, ${least} or later is needed`);
    return { file, version, from: `nats-server ${version}, Debian package` };
  });
}
