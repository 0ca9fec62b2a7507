import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Alive } from './alive.ts';

export type Guard = ReturnType<typeof startGuard>;

/** Ends the processes that we started when we are killed: a shell at the other end of a pipe, which the kernel closes. */
export function startGuard() {
  const shell = spawn('/bin/sh', [fileURLToPath(new URL('guard.sh', import.meta.url))], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  return {
    watch(alive: Alive): Alive {
      if (alive.pid !== null) {
        shell.stdin.write(`+ ${alive.pid}\n`);
        void alive.ended.then(() => shell.stdin.write(`- ${alive.pid}\n`));
      }
      return alive;
    },
    dismiss: (): void => void shell.stdin.end('bye\n'),
  };
}
