import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { removeOld } from './remove-old.ts';
import { serviceNames } from './services.ts';

/** Style sheets, word lists and worker threads are found beside the source, not beside the bundle. */
const besideTheSource: Plugin = {
  name: 'beside-the-source',
  setup: (making) => {
    making.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const url = JSON.stringify(pathToFileURL(path).href);
      return { contents: text.replaceAll('import.meta.url', url), loader: 'ts' };
    });
  },
};

/** A package that is loaded when it is needed stays where it is: bundled, one in CommonJS would lose the names that it exports. */
const loadedLater: Plugin = {
  name: 'loaded-later',
  setup: (making) => {
    making.onResolve({ filter: /^[^.]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || path.startsWith('@agence/') || pluginData === loadedLater)
        return undefined;
      const found = await making.resolve(path, { kind, resolveDir, pluginData: loadedLater });
      return found.external ? found : { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** Packages in CommonJS ask for Node's modules with `require`. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${JSON.stringify(import.meta.url)});`;

/** Changes with any source and with any version of a package. */
function fingerprint(root: string): string {
  const hash = createHash('sha256').update(import.meta.url);
  const note = (file: string) => {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  };
  note(join(root, 'pnpm-lock.yaml'));
  note(join(root, 'tools/local/bundles.ts'));
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name === 'node_modules') continue;
      if (entry.isDirectory()) visit(join(folder, entry.name));
      else if (entry.name.endsWith('.ts')) note(join(folder, entry.name));
    }
  };
  for (const folder of ['packages', 'proto', 'services']) visit(join(root, folder));
  return hash.digest('hex').slice(0, 16);
}

/** The program of a service; `undefined` when it has none. */
export type ProgramOf = (name: string) => string | undefined;

/** The programs in a folder of services, run as they are; without one, bundles of this repository's. */
export async function programs(root: string, services: string | undefined): Promise<ProgramOf> {
  const folder = services === undefined ? await bundles(root) : undefined;
  return (name) => {
    const program =
      folder === undefined ? join(services ?? '', name, 'src/main.ts') : join(folder, `${name}.mjs`);
    return existsSync(program) ? program : undefined;
  };
}

/**
 * Makes one file of each service's program and returns their folder: Node starts one file in half the time that the
 * modules take. Bundles are kept until a source changes; two starts may make them at once.
 */
async function bundles(root: string): Promise<string> {
  const kept = join(root, 'node_modules/.cache/bundles');
  const folder = join(kept, fingerprint(root));
  if (existsSync(folder)) return folder;
  mkdirSync(kept, { recursive: true });
  const work = mkdtempSync(join(kept, '.making-'));
  const { build } = await import('esbuild');
  await build({
    entryPoints: serviceNames.map((name) => ({ in: join(root, 'services', name, 'src/main.ts'), out: name })),
    outdir: work,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node26',
    outExtension: { '.js': '.mjs' },
    keepNames: true,
    banner: { js: REQUIRE },
    plugins: [besideTheSource, loadedLater],
    logLevel: 'error',
  });
  try {
    renameSync(work, folder);
  } catch {
    rmSync(work, { recursive: true });
  }
  // A system that runs from an older bundle may still load parts of it: bundles are removed after a day.
  removeOld(kept, statSync(folder).mtimeMs);
  return folder;
}
