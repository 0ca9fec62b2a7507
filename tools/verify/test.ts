import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsIn, jest, runStep, verify } from './steps.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-'));
const reportOf = (project: string) => join(reports, `${project}.json`);
const passed = [await verify(reportOf('pure'))];

// One after the other: both start servers of their own. Three files at a time fill two cores, since each waits now and then;
// what leaves something open must not hang the run.
const workersOf = process.argv.includes('--quick') ? {} : { int: 3, system: 3 };
for (const [project, workers] of Object.entries(workersOf)) {
  console.log(`\n${project} tests`);
  const step = jest(project, reportOf(project), `--maxWorkers=${workers}`, '--forceExit');
  passed.push((await runStep(step, true)).passed);
}

const counts = ['pure', ...Object.keys(workersOf)].map((project) => countsIn(reportOf(project)));
rmSync(reports, { recursive: true });
const sum = (field: 'passed' | 'failed') => counts.reduce((total, count) => total + count[field], 0);
console.log(
  `\n${passed.every(Boolean) ? 'everything is green' : 'something failed, see above'}, ${process.uptime().toFixed(0)} s`,
);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(passed.every(Boolean) ? 0 : 1);
