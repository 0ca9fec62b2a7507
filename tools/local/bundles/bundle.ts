import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { bundlesOf, type Kept, keptFileOf, lockDigest, stampOf } from './kept.ts';
import { ownPlace } from './own-place.ts';

/** What CommonJS packages call to load a built-in module; sources may import the same function under its own name. */
const REQUIRE =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/** Bundles the services whose programs are given by name, and keeps them for the next start. A single one makes them at a time. */
export async function bundle(root: string, mains: Readonly<Record<string, string>>): Promise<void> {
  mkdirSync(bundlesOf(root), { recursive: true });
  const lock = lockDigest(root);
  const folder = mkdtempSync(join(bundlesOf(root), 'of-'));
  const started = statSync(folder).mtimeMs;
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...mains },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    banner: { js: REQUIRE },
    plugins: [ownPlace],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node26',
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'error',
  });
  const own = Object.keys(metafile.inputs).filter((source) => !source.includes('node_modules/'));
  const sources = Object.fromEntries(
    own.map((source) => [source, stampBefore(started, root, source)] as const),
  );
  write(keptFileOf(root), { folder: basename(folder), lock, sources });
  removeOthers(root, folder);
}

/** A source that was changed while it was being bundled is never as it was. */
function stampBefore(started: number, root: string, source: string): readonly [number, number] {
  const stamp = stampOf(root, source);
  return stamp === undefined || stamp[0] >= started ? [0, 0] : stamp;
}

/** Replaced by one rename: a start reads the old list or the new one. */
function write(file: string, kept: Kept): void {
  writeFileSync(`${file}.new`, JSON.stringify(kept));
  renameSync(`${file}.new`, file);
}

/** Those of older sources, and what a build that was stopped left. A system that runs has loaded its own, and starts again from sources. */
function removeOthers(root: string, folder: string): void {
  for (const name of readdirSync(bundlesOf(root)))
    if (name.startsWith('of-') && name !== basename(folder))
      rmSync(join(bundlesOf(root), name), { recursive: true });
}
