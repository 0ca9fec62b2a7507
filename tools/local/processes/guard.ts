import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Alive } from './alive.ts';

/** Ends the processes that we started when we are killed. */
export interface Guard {
  watch(alive: Alive): Alive;
  dismiss(): void;
}

/** A shell at the other end of a pipe: the kernel closes the pipe however we die. */
export function startGuard(): Guard {
  const shell = spawn('/bin/sh', [fileURLToPath(new URL('guard.sh', import.meta.url))], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  return {
    watch(alive) {
      if (alive.pid !== null) {
        shell.stdin.write(`+ ${alive.pid}\n`);
        void alive.ended.then(() => shell.stdin.write(`- ${alive.pid}\n`));
      }
      return alive;
    },
    dismiss: () => void shell.stdin.end('bye\n'),
  };
}
