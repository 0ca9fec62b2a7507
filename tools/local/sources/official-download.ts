import { intoCache, type Pin } from './cache.ts';
import { versionOf } from './run.ts';
import type { Obtained } from './source.ts';

const VERSION = '8.2.6';
export const officialMongod: Pin = { program: 'mongod', key: `mongod-${VERSION}-official` };

/** MongoDB's own archive for this system, with its published digest checked. */
export async function fromOfficialDownload(
  cache: string,
  env: Readonly<Record<string, string>>,
): Promise<Obtained> {
  await reachable(env);
  const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js');
  return intoCache(cache, officialMongod, async (folder) => {
    const file = await MongoBinary.getPath({ version: VERSION, downloadDir: folder, checkMD5: true });
    const version = await versionOf(file, env);
    return { file, version, from: `mongod ${version}, official archive` };
  });
}

/** A download would wait for minutes on a network that drops packets. A proxy or a mirror is trusted to answer. */
async function reachable(env: Readonly<Record<string, string>>): Promise<void> {
  const around = ['HTTPS_PROXY', 'https_proxy', 'MONGOMS_DOWNLOAD_MIRROR', 'MONGOMS_DOWNLOAD_URL'];
  if (around.some((name) => env[name] !== undefined)) return;
  await fetch('https://fastdl.mongodb.org/', { method: 'HEAD', signal: AbortSignal.timeout(8_000) }).catch(
    () => {
      throw new Error('fastdl.mongodb.org cannot be reached');
    },
  );
}
