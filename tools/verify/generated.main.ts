import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Compares the generated code with a fresh generation from proto/: it must be neither edited nor stale. */
const fresh = mkdtempSync(join(tmpdir(), 'proto-'));
execFileSync('buf', ['generate', '--output', fresh], { cwd: 'proto', stdio: 'inherit' });
const { status } = spawnSync('diff', ['-rq', join(fresh, 'gen'), 'proto/gen'], { stdio: 'inherit' });
rmSync(fresh, { recursive: true });
if (status !== 0) console.log('proto/gen is not what proto/ says: npm run proto');
process.exit(status ?? 1);
