import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A process (or container) that we started: its pid, its end, and how to stop it. */
export interface Alive {
  /** `null` when we did not start it, such as a server that ran before us. */
  readonly pid: number | null;
  /** Settles when it has ended, with the reason in words. */
  readonly ended: Promise<string>;
  /** Asks it to stop, kills it after `grace` milliseconds, and settles once it has ended. */
  stop(grace: number): Promise<void>;
}

export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Receives both outputs of the process. */
  readonly output: (text: Buffer) => void;
  /** If given, the process has an IPC channel, whose messages this receives. */
  readonly onMessage?: (message: unknown) => void;
}

/** Starts a process in its own session: Ctrl-C at the terminal reaches only us, and we stop it in order. */
export function startProcess(launch: Launch): Alive {
  const child = spawn(launch.file, [...launch.args], {
    env: launch.env,
    detached: true,
    stdio: launch.onMessage === undefined ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.on('data', launch.output);
  child.stderr?.on('data', launch.output);
  if (launch.onMessage !== undefined) child.on('message', launch.onMessage);
  const ended = endOf(child);
  return { pid: child.pid ?? null, ended, stop: (grace) => stop(child, ended, grace) };
}

/** Waits for the last output too, but not for a grandchild that holds the pipe open. */
function endOf(child: ChildProcess): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const words = () =>
    child.signalCode === null ? `exit code ${child.exitCode}` : `signal ${child.signalCode}`;
  child.on('error', (fault) => resolve(fault.message));
  child.on('close', () => resolve(words()));
  child.on('exit', () => void setTimeout(() => resolve(words()), 300));
  return promise;
}

async function stop(child: ChildProcess, ended: Promise<string>, grace: number): Promise<void> {
  child.kill('SIGTERM');
  const timer = new AbortController();
  const late = pause(grace, 'late', { signal: timer.signal }).catch(() => 'cancelled');
  if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL');
  timer.abort();
  await ended;
}
