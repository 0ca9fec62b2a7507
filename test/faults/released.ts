import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveReleased } from '../../tools/verify/released.ts';
import { root } from '../../tools/verify/steps.ts';

/** The release beside this commit, and a folder where each service is of one or the other. */
export type Versions = {
  readonly services: string;
  /** The release's `openapi.json`. */
  readonly openapi: string;
  /** The next process of the service is of this commit, or of the release. */
  readonly take: (service: string, version: 'this' | 'released') => void;
  readonly remove: () => void;
};

/** The released tree with what its own lock file names; null in a shallow clone, which cannot tell. */
export function bothVersions(): Versions | null {
  const folder = mkdtempSync(join(tmpdir(), 'agence-versions-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const [tar, tree, services] = ['released.tar', 'released', 'services'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const not = archiveReleased(tar);
  if (not !== undefined) {
    remove();
    if (!not.shallow) throw new Error(not.missing);
    process.stdout.write(`${not.missing}\n`);
    return null;
  }
  mkdirSync(tree);
  mkdirSync(services);
  execFileSync('tar', ['-xf', tar, '-C', tree]);
  execFileSync('sh', ['deploy/install.sh', '--silent'], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const trees = { this: root, released: tree };
  const take: Versions['take'] = (service, version) => {
    rmSync(join(services, service), { force: true });
    // Node goes where a link leads before it looks for what a program imports.
    symlinkSync(join(trees[version], 'services', service), join(services, service));
  };
  for (const service of readdirSync(join(tree, 'services'))) take(service, 'released');
  return { services, openapi: join(tree, 'services/gateway/openapi.json'), take, remove };
}
