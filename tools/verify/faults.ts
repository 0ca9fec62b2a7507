import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeFaultsReport } from './faults-report.ts';
import { countsIn, jest, runStep } from './steps.ts';

// Two whole systems at a time: each waits most of its time for struck processes to restart.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    schedules: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '2' },
    starts: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
  },
});
const numbers = {
  seed: Number(values.seed),
  schedules: Number(values.schedules),
  minutes: Number(values.minutes),
  starts: Number(values.starts),
};
const report = join(mkdtempSync(join(tmpdir(), 'faults-')), 'report.json');
const { passed } = await runStep(
  jest(
    'faults',
    report,
    '--reporters=default',
    `--reporters=${join(import.meta.dirname, 'as-it-ends.ts')}`,
    '--maxWorkers=2',
    '--forceExit',
    `--globals=${JSON.stringify({ faults: numbers })}`,
    ...(values.only === '' ? [] : [`--testPathPatterns=${values.only}`]),
  ),
  true,
);
const counts = countsIn(report);
console.log(`what was seen: ${writeFaultsReport(report, numbers)}`);
rmSync(join(report, '..'), { recursive: true });
console.log(`${counts.passed} passed, ${counts.failed} failed, ${process.uptime().toFixed(0)} s`);
process.exit(passed ? 0 : 1);
