import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './lock.ts';

export type DataFolder = ReturnType<typeof openDataFolder>;

/** The folder of `--data`, locked until `release`. Rejects with one sentence when another start uses it. */
export function openDataFolder(path: string) {
  mkdirSync(join(path, 'logs'), { recursive: true });
  chmodSync(path, 0o700);
  const release = takeLock(join(path, 'lock'));
  if (release === undefined)
    throw new Error(`${path} is in use${holder(path)}: stop that system first, or give this one --data DIR`);
  return { path, secrets: keptSecrets(join(path, 'secrets.json')), release };
}

function holder(path: string): string {
  const running = readJson(join(path, 'run.json')) as { pid: number; base_url: string } | undefined;
  return running === undefined ? ' by another start' : ` by process ${running.pid} (${running.base_url})`;
}

export type Secrets = ReturnType<typeof keptSecrets>;

/** They must outlive a start: without them, signed links already sent stop working. */
function keptSecrets(file: string) {
  const drawn = { task_secret: secret(), link_keys: `k1:${secret()}` };
  const kept = readJson(file) as typeof drawn | undefined;
  if (kept === undefined) writePrivately(file, drawn);
  return kept ?? drawn;
}

export const secret = (): string => randomBytes(32).toString('base64url');

/** Replaces the file atomically by a rename, readable only by us: a reader sees the old text or the new one. */
export function writePrivately(file: string, content: unknown): void {
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(`${file}.new`, file);
}

/** `undefined` when the file does not exist; throws when it is not JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${(fault as Error).message}`);
  }
}
