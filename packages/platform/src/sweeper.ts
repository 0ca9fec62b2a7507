import type { Logger } from './logger.ts';

/** Work that is due by the clock and kept in MongoDB. Running it twice does nothing twice. */
export type Sweep = { readonly name: string; readonly every_s: number; readonly run: () => Promise<void> };

export type Sweeper = {
  readonly start: () => void;
  /** Runs the sweeps of that name now (all of them for an empty name), and answers with the names that ran. */
  readonly runNow: (name: string) => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
};

export function createSweeper(sweeps: readonly Sweep[], log: Logger): Sweeper {
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<string, Promise<void>>();

  // One run at a time for each name; who asks meanwhile gets a run that began after the question.
  const run = async (sweep: Sweep): Promise<void> => {
    await running.get(sweep.name);
    const current = running.get(sweep.name);
    if (current !== undefined) return current;
    const fresh = sweep
      .run()
      .catch((fault: unknown) => log.warn({ sweep: sweep.name, fault: String(fault) }, 'sweep failed'))
      .finally(() => running.delete(sweep.name));
    running.set(sweep.name, fresh);
    return fresh;
  };

  return {
    start: () => {
      for (const sweep of sweeps) {
        void run(sweep);
        timers.push(
          setInterval(() => {
            if (!running.has(sweep.name)) void run(sweep);
          }, sweep.every_s * 1000),
        );
      }
    },
    runNow: async (name) => {
      const wanted = sweeps.filter((sweep) => name === '' || sweep.name === name);
      for (const sweep of wanted) await run(sweep);
      return wanted.map((sweep) => sweep.name);
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
