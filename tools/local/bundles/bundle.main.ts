import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { takeLock } from '../lock.ts';
import { mainOf, serviceNames } from '../services.ts';
import { bundlesOf, freshBundles } from './kept.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Bundles what the repository holds, unless another start is at it or has just done it. */
async function bundleServices(): Promise<void> {
  mkdirSync(bundlesOf(root), { recursive: true });
  const release = takeLock(join(bundlesOf(root), 'lock'));
  if (release === undefined) return;
  if (freshBundles(root) === undefined) {
    const { bundle } = await import('./bundle.ts');
    const mains = serviceNames.flatMap((name) => {
      const main = mainOf(join(root, 'services'), name);
      return main === undefined ? [] : [[name, main] as const];
    });
    await bundle(root, Object.fromEntries(mains));
  }
  release();
}

try {
  await bundleServices();
} catch (fault) {
  // A folder that cannot be written to, a machine without the bundler: nothing but a quicker start is lost.
  console.error(`bundles      could not be made: ${fault instanceof Error ? fault.message : String(fault)}`);
}
