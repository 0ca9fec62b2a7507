import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsIn, jest, runStep, verify } from './steps.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-'));
const reportOf = (project: string) => join(reports, `${project}.json`);
const passed = [await verify(reportOf('pure'))];

// One after the other: both start servers of their own. A file waits for a third of its time, so three keep two cores busy;
// what leaves something open must not hang the run.
for (const project of ['int', 'system']) {
  console.log(`\n${project} tests`);
  const outcome = await runStep(jest(project, reportOf(project), '--maxWorkers=3', '--forceExit'), true);
  passed.push(outcome.passed);
}

const counts = ['pure', 'int', 'system'].map((project) => countsIn(reportOf(project)));
rmSync(reports, { recursive: true });
const sum = (field: 'passed' | 'failed') => counts.reduce((total, count) => total + count[field], 0);
console.log(
  `\n${passed.every(Boolean) ? 'everything is green' : 'something failed, see above'}, ${process.uptime().toFixed(0)} s`,
);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(passed.every(Boolean) ? 0 : 1);
