import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A check: a program that exits with 0 on success. */
export interface Step {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  /** Relative to the root. */
  readonly folder?: string;
}

const node = (name: string, ...args: string[]): Step => ({ name, file: process.execPath, args });

/** The tests of one Jest project; their counts go to `report`. */
export const jest = (project: string, report: string, ...more: string[]): Step =>
  node(
    `${project} tests`,
    'node_modules/jest/bin/jest.js',
    `--selectProjects=${project}`,
    '--passWithNoTests',
    '--json',
    `--outputFile=${report}`,
    ...more,
  );

/** Everything that can be checked without a server, the longest first. */
export const quickSteps = (report: string): Step[] => [
  jest('pure', report, '--maxWorkers=2'),
  // More checkers would check the same types again.
  { name: 'types', file: 'tsc', args: ['-p', 'tsconfig.json', '--checkers', '1'] },
  { name: 'promises and types in use', file: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  {
    name: 'format and lint',
    file: 'biome',
    args: ['check', '--error-on-warnings', '--max-diagnostics=20', '.'],
  },
  { name: 'unused code', file: 'knip', args: ['--no-config-hints'] },
  { name: 'proto', file: 'buf', args: ['lint'], folder: 'proto' },
  node('proto as released', 'tools/verify/breaking.main.ts'),
  node('generated code', 'tools/verify/generated.main.ts'),
  node('openapi', 'services/gateway/src/openapi.main.ts', '--check'),
];

/** Runs a step; its output is shown only on failure, or at once with `show`. */
export async function runStep(step: Step, show = false) {
  const child = spawn(step.file, [...step.args], {
    cwd: resolve(root, step.folder ?? '.'),
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  const since = process.uptime();
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  const code = await once(child, 'close').then(
    ([exit]) => exit as unknown,
    (fault: Error) => fault.message,
  );
  if (typeof code === 'string') output += code;
  return { passed: code === 0, output, seconds: process.uptime() - since };
}

/** Runs the quick steps in parallel, one line as each ends, then the output of the failed ones. True when all passed. */
export async function verify(report: string): Promise<boolean> {
  const failed: string[] = [];
  await Promise.all(
    quickSteps(report).map(async (step) => {
      const { passed, seconds, output } = await runStep(step);
      console.log(`${passed ? 'ok    ' : 'FAILED'} ${step.name.padEnd(26)} ${seconds.toFixed(1)} s`);
      if (!passed) failed.push(`\n=== ${step.name}\n${output.trim()}`);
    }),
  );
  for (const text of failed) console.log(text);
  console.log(
    `${failed.length === 0 ? 'all checks passed' : `${failed.length} checks failed`}, ${process.uptime().toFixed(1)} s`,
  );
  return failed.length === 0;
}

/** Passed and failed tests in a Jest report; a file that does not load counts as one failed test. */
export function countsIn(report: string): { passed: number; failed: number } {
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: counts.numPassedTests,
      failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
