import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './steps.ts';

type Assertion = { readonly fullName: string; readonly status: string; readonly duration?: number | null };
type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly endTime: number;
    readonly assertionResults: readonly Assertion[];
  }[];
};

/** Writes the results of the fault tests to `.agence/faults.md`, from the JSON report of Jest. */
export function writeFaultsReport(report: string, settings: Readonly<Record<string, number>>): string {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const rows = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(
      ({ fullName, status, duration }) =>
        `| ${basename(name, '.faults.ts')} | ${fullName.replaceAll('|', '/')} | ${status} | ${((duration ?? 0) / 1000).toFixed(0)} |`,
    ),
  );
  const used = Object.entries(settings).map(([name, value]) => `${name} ${value}`);
  const ended = new Date(Math.max(0, ...testResults.map(({ endTime }) => endTime)));
  const lines = [
    `# Fault tests of ${commit}, ended ${ended.toISOString()}`,
    '',
    `${used.join(', ')}; load of the machine in the last 15 minutes: ${loadavg()[2]?.toFixed(1)}.`,
    '',
    '| File | Scenario | Outcome | Seconds |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ];
  const file = join(root, '.agence', 'faults.md');
  mkdirSync(join(root, '.agence'), { recursive: true });
  writeFileSync(file, lines.join('\n'));
  return file;
}
