import { onPath, versionOf } from './run.ts';
import type { Obtained } from './source.ts';
import { isAtLeast } from './version.ts';

/** A program of this machine, when it is recent enough. */
export async function fromPath(
  program: string,
  least: string,
  machine: { path: string; inherited: Readonly<Record<string, string>> },
): Promise<Obtained> {
  const path = onPath(program, machine.path);
  if (path === undefined) throw new Error(`no ${program}`);
  const version = await versionOf(path, machine.inherited);
  if (!isAtLeast(version, least)) throw new Error(`${path} is ${version}, ${least} or later is needed`);
  return { kind: 'program', path, version, from: `${program} ${version}, ${path}` };
}
