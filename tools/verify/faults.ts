import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countsIn, jest, runStep } from './steps.ts';

// Two whole systems at a time: each waits most of its time for what was struck to come back.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    schedules: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '2' },
    starts: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
  },
});
const [seed, schedules, minutes, starts] = [values.seed, values.schedules, values.minutes, values.starts].map(
  Number,
);
const report = join(mkdtempSync(join(tmpdir(), 'faults-')), 'report.json');
const { passed } = await runStep(
  jest(
    'faults',
    report,
    '--reporters=default',
    `--reporters=${join(import.meta.dirname, 'as-it-ends.ts')}`,
    '--maxWorkers=2',
    '--forceExit',
    `--globals=${JSON.stringify({ faults: { seed, schedules, minutes, starts } })}`,
    ...(values.only === '' ? [] : [`--testPathPatterns=${values.only}`]),
  ),
  true,
);
const counts = countsIn(report);
rmSync(join(report, '..'), { recursive: true });
console.log(`${counts.passed} passed, ${counts.failed} failed, ${process.uptime().toFixed(0)} s`);
process.exit(passed ? 0 : 1);
