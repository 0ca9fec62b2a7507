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

if (spawnSync('git', ['archive', '--output', archive, commit, 'proto']).status !== 0) {
  console.log(
    `proto/released names ${commit}, which is not in this clone: "git fetch --unshallow" brings the whole history`,
  );
  process.exit(1);
}
const against = ['breaking', '--against', `${archive}#subdir=proto`];
process.exit(spawnSync('buf', against, { cwd: 'proto', stdio: 'inherit' }).status ?? 1);
