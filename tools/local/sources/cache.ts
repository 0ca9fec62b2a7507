import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Obtained } from './source.ts';

/** A program fetched by a start and kept for later ones. The key names the pinned version: another pin has another key. */
export interface Pin {
  readonly program: 'mongod' | 'nats-server';
  readonly key: string;
}

interface Label {
  readonly version: string;
  readonly sha256: string;
  readonly from: string;
  /** The file's stamp at its last digest, so that 200 MB are not read at each start. */
  readonly checked: string;
}

/** The program kept by an earlier start; rejects when it is missing or changed. */
export async function fromCache(cache: string, pins: readonly Pin[]): Promise<Obtained> {
  for (const pin of pins) {
    const found = await kept(cache, pin);
    if (found !== undefined) return found;
  }
  throw new Error(`nothing in ${cache}`);
}

/**
 * Fetches into a temporary folder, then renames it into the cache: two starts may fetch at once, and a killed one
 * leaves nothing that looks like a program.
 */
export async function intoCache(
  cache: string,
  pin: Pin,
  fetch: (folder: string) => Promise<{ file: string; version: string; from: string }>,
): Promise<Obtained> {
  const already = await kept(cache, pin);
  if (already !== undefined) return already;
  await mkdir(cache, { recursive: true });
  await sweep(cache);
  const work = await mkdtemp(join(cache, `.fetching-${process.pid}-`));
  try {
    const [fetching, folder] = [join(work, 'fetch'), join(work, pin.key)];
    await Promise.all([mkdir(fetching), mkdir(folder)]);
    const { file, version, from } = await fetch(fetching);
    const program = join(folder, pin.program);
    await rename(file, program).catch(() => copyFile(file, program));
    await write(folder, { version, from, sha256: await digest(program), checked: await stampOf(program) });
    await rename(folder, join(cache, pin.key)).catch(async () => {
      if ((await kept(cache, pin)) !== undefined) return;
      await rm(join(cache, pin.key), { recursive: true, force: true });
      await rename(folder, join(cache, pin.key));
    });
    return { kind: 'program', path: join(cache, pin.key, pin.program), version, from };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function kept(cache: string, pin: Pin): Promise<Obtained | undefined> {
  const path = join(cache, pin.key, pin.program);
  try {
    const label = JSON.parse(await readFile(join(cache, pin.key, 'label.json'), 'utf8')) as Label;
    const stamp = await stampOf(path);
    if (label.checked !== stamp) {
      if ((await digest(path)) !== label.sha256) return undefined;
      // With a read-only cache, the file is read again at each start.
      await write(join(cache, pin.key), { ...label, checked: stamp }).catch(() => undefined);
    }
    return { kind: 'program', path, version: label.version, from: `${label.from}, kept in ${cache}` };
  } catch {
    return undefined;
  }
}

/** Writing to a file changes its change time, which nobody can set. */
async function stampOf(file: string): Promise<string> {
  const { size, mtimeMs, ctimeMs } = await stat(file);
  return [size, mtimeMs, ctimeMs].join(' ');
}

async function write(folder: string, label: Label): Promise<void> {
  const file = join(folder, 'label.json');
  await writeFile(`${file}.${process.pid}`, JSON.stringify(label, null, 2));
  await rename(`${file}.${process.pid}`, file);
}

async function digest(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
  return hash.digest('hex');
}

/** Removes the leftovers of starts that were killed while fetching. */
async function sweep(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const pid = /^\.fetching-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !runs(Number(pid)))
      await rm(join(cache, name), { recursive: true, force: true });
  }
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
}
