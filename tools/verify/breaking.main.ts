import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveReleased } from './released.ts';

/** Compares the messages with the release's: old and new services talk to each other during a rollout. */
const folder = mkdtempSync(join(tmpdir(), 'released-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const archive = join(folder, 'proto.tar');

const not = archiveReleased(archive, 'proto');
if (not !== undefined) {
  // A shallow clone lacks the released commit; a full clone checks it.
  console.log(not.missing);
  process.exit(not.shallow ? 0 : 1);
}
const against = ['breaking', '--against', `${archive}#subdir=proto`];
process.exit(spawnSync('buf', against, { cwd: 'proto', stdio: 'inherit' }).status ?? 1);
