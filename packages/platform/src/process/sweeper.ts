import type { IdleBackoff } from './idle-backoff.ts';
import type { Logger } from './logger.ts';
import { duration, timed } from './metrics.ts';

const turns = duration('agence.sweep.duration', 'Turns of what is due by the clock');

/**
 * Timed work whose state is in MongoDB. Running it twice does nothing twice. `ending` is aborted when the process is
 * told to end: the rest is left to the next process.
 */
export type Sweep = {
  readonly name: string;
  readonly every_s: number;
  /** Which turns of the clock are taken, and what runs it between them; absent: every turn. */
  readonly idle?: IdleBackoff;
  readonly run: (ending: AbortSignal) => Promise<void>;
};

export function* unlessEnding<T>(ending: AbortSignal, items: Iterable<T>): Generator<T> {
  for (const item of items) {
    if (ending.aborted) return;
    yield item;
  }
}

export type Sweeper = ReturnType<typeof createSweeper>;

export function createSweeper(sweeps: readonly Sweep[], log: Logger, ending: AbortSignal) {
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<string, Promise<void>>();

  // One run at a time for each name. A request during a run waits for the next one: the current one may have read too early.
  const run = async (sweep: Sweep): Promise<void> => {
    await running.get(sweep.name)?.catch(() => undefined);
    const current = running.get(sweep.name);
    if (current !== undefined) return current;
    const fresh = timed(turns, { 'agence.sweep': sweep.name }, () => sweep.run(ending))
      .catch((fault: unknown) => {
        log.warn({ sweep: sweep.name, fault: String(fault) }, 'sweep failed');
        throw fault;
      })
      .finally(() => running.delete(sweep.name));
    running.set(sweep.name, fresh);
    return fresh;
  };

  // The fault is in the log, and the next turn tries again.
  const inPassing = (sweep: Sweep): void => void run(sweep).catch(() => undefined);

  const named = (name: string) => sweeps.filter((sweep) => name === '' || sweep.name === name);

  return {
    /** Whether there is a sweep of that name (any, for an empty name). */
    has: (name: string): boolean => named(name).length > 0,
    start: (): void => {
      for (const sweep of sweeps) {
        inPassing(sweep);
        sweep.idle?.onRunNow(() => inPassing(sweep));
        timers.push(
          setInterval(() => {
            if (!running.has(sweep.name) && sweep.idle?.due() !== false) inPassing(sweep);
          }, sweep.every_s * 1000),
        );
      }
    },
    /** Runs the sweeps of that name now (all of them for an empty name). `failed`: a fault stopped them, which is in the log. */
    runNow: async (name: string) => {
      const [ran, failed]: [string[], string[]] = [[], []];
      for (const sweep of named(name))
        await run(sweep).then(
          () => ran.push(sweep.name),
          () => failed.push(sweep.name),
        );
      return { ran, failed };
    },
    stop: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(running.values());
    },
  };
}
