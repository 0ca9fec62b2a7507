import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** Writes a tar of these paths at the commit in `proto/released`; returns why not when the clone lacks that commit. */
export function archiveReleased(
  tar: string,
  ...paths: readonly string[]
): { readonly missing: string; readonly shallow: boolean } | undefined {
  const lines = readFileSync(join(root, 'proto/released'), 'utf8').trim().split('\n');
  const commit = lines.findLast((line) => !line.startsWith('#')) ?? '';
  if (git('archive', '--output', tar, commit, ...paths).status === 0) return undefined;
  return {
    missing: `proto/released names ${commit}, which is not in this clone: "git fetch --unshallow" brings the whole history`,
    shallow: git('rev-parse', '--is-shallow-repository').stdout.trim() === 'true',
  };
}
