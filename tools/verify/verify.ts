import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from './steps.ts';

const reports = mkdtempSync(join(tmpdir(), 'verify-'));
const passed = await verify(join(reports, 'pure.json'));
rmSync(reports, { recursive: true });
process.exit(passed ? 0 : 1);
