import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './render.ts';

const run = promisify(execFile);

/** What a service's settings say of themselves, read with nothing in the environment. */
const config = (name: string, ...args: string[]) =>
  run(process.execPath, [join(root, 'services', name, 'src/config.ts'), ...args], { env: {} });

const firstWords = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => /^\w+/.exec(line)?.[0] ?? line);

/** The names of the settings that a service reads. */
export const settingsRead = async (name: string): Promise<string[]> =>
  firstWords((await config(name, '--print-config')).stdout);

/** Those that have no default: the service refuses to start, with a line for each. */
export async function settingsRequired(name: string): Promise<string[]> {
  const refusal = await config(name).then(
    () => '',
    (fault: { stderr: string }) => fault.stderr,
  );
  return firstWords(refusal);
}
