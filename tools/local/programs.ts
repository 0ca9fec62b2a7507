import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshBundles } from './bundles/kept.ts';
import { mainOf } from './services.ts';

/** The programs of the services of one start. */
export interface Programs {
  /**
   * Where to find a service's program at each of its starts, `undefined` when it has none: first its bundle if the sources are as they
   * were when it was made, then its source, which cannot have gone meanwhile.
   */
  of(name: string): (() => string) | undefined;
  /** Makes bundles for the next start when there are none, behind this one; answers with how to give up. */
  bundleForNextStart(): () => void;
}

/** Only the repository's own services are bundled: another folder of services is there to be changed. */
export function programsOf(root: string, services: string): Programs {
  const own = services === join(root, 'services');
  const bundles = own ? freshBundles(root) : undefined;
  return {
    of(name) {
      const source = mainOf(services, name);
      if (source === undefined) return undefined;
      const starts = bundles === undefined ? [] : [join(bundles, `${name}.mjs`)];
      return () => starts.shift() ?? source;
    },
    bundleForNextStart() {
      if (!own || bundles !== undefined) return () => {};
      const main = fileURLToPath(new URL('bundles/bundle.main.ts', import.meta.url));
      const child = spawn(process.execPath, [main], { stdio: ['ignore', 'ignore', 'inherit'] });
      // The next start takes the sources again: nothing is lost but a second.
      child.on('error', () => {});
      child.unref();
      return () => void child.kill();
    },
  };
}
