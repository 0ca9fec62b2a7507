import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The messages against those of the commit that proto/released names: old and new services speak to each other during a rollout. */
const lines = readFileSync('proto/released', 'utf8').trim().split('\n');
const commit = lines.findLast((line) => !line.startsWith('#')) ?? '';
const folder = mkdtempSync(join(tmpdir(), 'released-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const archive = join(folder, 'proto.tar');

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });

if (git('archive', '--output', archive, commit, 'proto').status !== 0) {
  // A shallow clone cannot tell; whoever has the history does.
  const shallow = git('rev-parse', '--is-shallow-repository').stdout.trim() === 'true';
  console.log(
    `proto/released names ${commit}, which is not in this clone: "git fetch --unshallow" brings the whole history`,
  );
  process.exit(shallow ? 0 : 1);
}
const against = ['breaking', '--against', `${archive}#subdir=proto`];
process.exit(spawnSync('buf', against, { cwd: 'proto', stdio: 'inherit' }).status ?? 1);
