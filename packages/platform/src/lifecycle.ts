import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from './logger.ts';

export type Lifecycle = {
  readonly log: Logger;
  /** Opens what answers callers whatever is away; answers with how to close it. */
  readonly open: () => Promise<() => Promise<void>>;
  /** What must have worked once before the service serves; tried again until it does. */
  readonly prepare: () => Promise<void>;
  /** Begins to serve; answers with how to end it. */
  readonly start: () => Promise<() => Promise<void>>;
  /** Lets go of what the process holds, whether it ever served or not. */
  readonly stop: () => Promise<void>;
};

/** Between two tries of `prepare`; short, because each try waits for its server by itself. */
const RETRY_MS = 100;

/**
 * Opens, prepares, serves, and waits for SIGTERM, SIGINT, or the end of the parent process that started this one.
 * A parent that listens is told `{ready: true}`.
 */
export async function untilStopped({ log, open, prepare, start, stop }: Lifecycle): Promise<void> {
  let told = false;
  const stopping = new Promise<void>((resolve) => {
    const tell = () => {
      told = true;
      resolve();
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, tell);
    process.once('disconnect', tell);
  });

  const prepared = async (): Promise<boolean> => {
    while (!told) {
      try {
        await prepare();
        return true;
      } catch (fault) {
        log.warn({ fault: String(fault) }, 'not ready yet, trying again');
        await Promise.race([pause(RETRY_MS), stopping]);
      }
    }
    return false;
  };

  const close = await open();
  const end = (await prepared()) ? await start() : undefined;
  process.send?.({ ready: true });
  log.info({}, 'serving');
  await stopping;
  await end?.();
  await close();
  await stop();
  log.info({}, 'stopped');
  process.exit(0);
}
