import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { countsIn, jest, root, runStep } from './steps.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    schedules: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '2' },
    starts: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
  },
});
const { only, ...given } = values;
const numbers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, Number(value)]));
const report = join(mkdtempSync(join(tmpdir(), 'faults-')), 'report.json');
const { passed } = await runStep(
  jest(
    'faults',
    report,
    '--reporters=default',
    `--reporters=${join(import.meta.dirname, 'as-it-ends.ts')}`,
    // Two whole systems at a time: each waits most of its time for struck processes to restart.
    '--maxWorkers=2',
    '--forceExit',
    `--globals=${JSON.stringify({ faults: numbers })}`,
    ...(only === '' ? [] : [`--testPathPatterns=${only}`]),
  ),
  true,
);

type Case = { readonly fullName: string; readonly status: string; readonly duration?: number | null };
type File = { readonly name: string; readonly endTime: number; readonly assertionResults: readonly Case[] };
const files: readonly File[] = JSON.parse(readFileSync(report, 'utf8')).testResults;
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const ended = new Date(Math.max(0, ...files.map(({ endTime }) => endTime)));
const used = Object.entries(numbers).map(([name, value]) => `${name} ${value}`);
const lines = [
  `# Fault tests of ${commit}, ended ${ended.toISOString()}`,
  '',
  `${used.join(', ')}; load of the machine in the last 15 minutes: ${loadavg()[2]?.toFixed(1)}.`,
  '',
  '| File | Scenario | Outcome | Seconds |',
  '| --- | --- | --- | --- |',
  ...files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(
      ({ fullName, status, duration }) =>
        `| ${basename(name, '.faults.ts')} | ${fullName.replaceAll('|', '/')} | ${status} | ${((duration ?? 0) / 1000).toFixed(0)} |`,
    ),
  ),
  '',
];
const seen = join(root, '.agence', 'faults.md');
mkdirSync(join(root, '.agence'), { recursive: true });
writeFileSync(seen, lines.join('\n'));
console.log(`what was seen: ${seen}`);
const counts = countsIn(report);
rmSync(join(report, '..'), { recursive: true });
console.log(`${counts.passed} passed, ${counts.failed} failed, ${process.uptime().toFixed(0)} s`);
process.exit(passed ? 0 : 1);
