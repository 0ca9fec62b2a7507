import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { takeLock } from '../lock.ts';
import { mainOf, serviceNames } from '../services.ts';
import { bundle } from './bundle.ts';
import { bundlesOf, freshBundles } from './kept.ts';

const root = resolve(import.meta.dirname, '../../..');

mkdirSync(bundlesOf(root), { recursive: true });
// Another start may be at it, or just have done it.
const release = takeLock(join(bundlesOf(root), 'lock'));
if (release !== undefined && freshBundles(root) === undefined) {
  const mains = serviceNames.flatMap((name) => {
    const main = mainOf(join(root, 'services'), name);
    return main === undefined ? [] : [[name, main] as const];
  });
  await bundle(root, Object.fromEntries(mains));
}
release?.();
