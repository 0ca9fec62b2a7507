import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A process (or container) that was started: who it is, when it is gone, how to end it. */
export interface Alive {
  /** `null` when it has none of ours, such as a server that was running before us. */
  readonly pid: number | null;
  /** Settles when it has ended, with the reason in words. */
  readonly ended: Promise<string>;
  /** Asks it to end, kills it after `grace` milliseconds, settles when it is gone. */
  stop(grace: number): Promise<void>;
}

export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Receives what the process writes on both its outputs. */
  readonly output: (text: Buffer) => void;
  /** When given, the process has an IPC channel and this receives its messages. */
  readonly onMessage?: (message: unknown) => void;
}

/** Starts a process in a session of its own: a Ctrl-C at the terminal reaches only us, who stop it in order. */
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
