import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveReleased } from './released.ts';

/** The messages against those of the release: old and new services speak to each other during a rollout. */
const folder = mkdtempSync(join(tmpdir(), 'released-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const archive = join(folder, 'proto.tar');

const not = archiveReleased(archive, 'proto');
if (not !== undefined) {
  // A shallow clone cannot tell; whoever has the history does.
  console.log(not.missing);
  process.exit(not.shallow ? 0 : 1);
}
const against = ['breaking', '--against', `${archive}#subdir=proto`];
process.exit(spawnSync('buf', against, { cwd: 'proto', stdio: 'inherit' }).status ?? 1);
