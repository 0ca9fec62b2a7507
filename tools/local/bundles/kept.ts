import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Services bundled for a quick start: a few files instead of some six hundred modules. They are kept with the list of the sources
 * that they were made of, and are used only while every one of these is as it was; otherwise the sources run, and new bundles are made.
 */
export interface Kept {
  /** Folder of the bundles, under {@link bundlesOf}. */
  readonly folder: string;
  /** What was installed then: the digest of the lock file. */
  readonly lock: string;
  /** Each source by its path from the root, with its time of change (ms) and its size (bytes). */
  readonly sources: Readonly<Record<string, readonly [number, number]>>;
}

export const bundlesOf = (root: string): string => join(root, 'node_modules/.cache/bundles');
export const keptFileOf = (root: string): string => join(bundlesOf(root), 'kept.json');

export const lockDigest = (root: string): string =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');

/** When a source was changed and how long it is; `undefined` when it is not there. */
export function stampOf(root: string, source: string): readonly [number, number] | undefined {
  const found = statSync(join(root, source), { throwIfNoEntry: false });
  return found === undefined ? undefined : [found.mtimeMs, found.size];
}

/** The folder of the bundles that still say what the sources say; `undefined` when there is none. */
export function freshBundles(root: string): string | undefined {
  const kept = readKept(root);
  if (kept === undefined || kept.lock !== lockDigest(root)) return undefined;
  const same = Object.entries(kept.sources).every(([source, [at, size]]) => {
    const now = stampOf(root, source);
    return now !== undefined && now[0] === at && now[1] === size;
  });
  const folder = join(bundlesOf(root), kept.folder);
  return same && existsSync(folder) ? folder : undefined;
}

/** What was written last; nothing when it cannot be read, for then it is made anew. */
function readKept(root: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(keptFileOf(root), 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}
