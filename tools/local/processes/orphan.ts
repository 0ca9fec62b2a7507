import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until the server of an earlier, killed start has ended, ending it if need be: two servers must never share a
 * data folder. `pidFile` is written by that server; `mark` is a text in its command line.
 */
export async function waitForOrphan(pidFile: string, mark: string): Promise<void> {
  const pid = Number(textOf(() => readFileSync(pidFile, 'utf8')));
  if (!Number.isInteger(pid) || pid <= 0) return;
  for (const signal of [undefined, 'SIGTERM', 'SIGKILL'] as const) {
    if (signal !== undefined && commandOf(pid).includes(mark)) process.kill(pid, signal);
    for (let i = 0; i < 100; i++) {
      if (!commandOf(pid).includes(mark)) return;
      await pause(50);
    }
  }
}

/** Command line of a process, empty when it is gone. */
function commandOf(pid: number): string {
  return process.platform === 'linux'
    ? textOf(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
    : textOf(() => execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }));
}

function textOf(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
