import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Obtained } from './source.ts';

const execute = promisify(execFile);

/** Runs a program to its end and returns its output; rejects with the last line of its errors. */
export async function run(
  file: string,
  args: readonly string[],
  options: { env: Readonly<Record<string, string>>; cwd?: string; minutes?: number },
): Promise<string> {
  const timeout = (options.minutes ?? 5) * 60_000;
  try {
    const { stdout } = await execute(file, [...args], { ...options, timeout, maxBuffer: 16_000_000 });
    return stdout;
  } catch (fault) {
    const { stderr, code, killed } = fault as { stderr?: string; code?: string | number; killed?: boolean };
    if (code === 'ENOENT') throw new Error(`${file} is not installed`);
    if (killed === true) throw new Error(`${file} took more than ${timeout / 60_000} minutes`);
    throw new Error(lastLine(stderr) ?? `${file} ended with code ${code}`);
  }
}

/** First version number in a text, such as what `mongod --version` prints: `db version v6.0.5`. */
export const versionIn = (text: string): string | undefined => /\bv?(\d+\.\d+\.\d+)/.exec(text)?.[1];

/** Whether `version` is `least` or later; both are `major.minor.patch`. */
export const isAtLeast = (version: string, least: string): boolean =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0;

/** The version that a server program reports; rejects when it does not start (missing library, other architecture). */
export async function versionOf(program: string, env: Readonly<Record<string, string>>): Promise<string> {
  const version = versionIn(await run(program, ['--version'], { env, minutes: 0.5 }));
  if (version === undefined) throw new Error(`${program} does not say its version`);
  return version;
}

/** A program of this machine, when it is recent enough. */
export async function fromPath(
  program: string,
  least: string,
  env: Readonly<Record<string, string>>,
): Promise<Obtained> {
  const version = await versionOf(program, env);
  if (!isAtLeast(version, least)) throw new Error(`${program} is ${version}, ${least} or later is needed`);
  return { kind: 'program', path: program, from: `${program} ${version}` };
}

const lastLine = (text: string | undefined): string | undefined =>
  text
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .at(-1);
