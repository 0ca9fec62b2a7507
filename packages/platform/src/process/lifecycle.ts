import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from './logger.ts';

export type Lifecycle = {
  readonly log: Logger;
  /** Opens what answers callers even when dependencies are away; returns the function that closes it. */
  readonly open: () => Promise<() => Promise<void>>;
  /** Must succeed once before the service serves; retried until it does. */
  readonly prepare: () => Promise<void>;
  /** Begins to serve; returns the function that ends it. */
  readonly start: () => Promise<() => Promise<void>>;
  /** Releases the resources of the process, whether it ever served or not. */
  readonly stop: () => Promise<void>;
};

/** Between two tries of `prepare`; short, because each try waits for its server by itself. */
const RETRY_MS = 100;

/**
 * Opens, prepares, serves, and waits for SIGTERM, SIGINT, or the end of the parent process that started this one. A
 * listening parent receives `{ready: true}`.
 */
export async function untilStopped({ log, open, prepare, start, stop }: Lifecycle): Promise<void> {
  let stopRequested = false;
  const stopping = new Promise<void>((resolve) => {
    const requestStop = () => {
      stopRequested = true;
      resolve();
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, requestStop);
    process.once('disconnect', requestStop);
  });

  const prepared = async (): Promise<boolean> => {
    while (!stopRequested) {
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
