import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** Waits until something is true, by looking; fails after `within_ms`. */
export async function eventually(what: () => boolean | Promise<boolean>, within_ms = 15_000): Promise<void> {
  const end = performance.now() + within_ms;
  while (!(await what())) {
    if (performance.now() > end) throw new Error(`still not so after ${within_ms} ms: ${what}`);
    await pause(LOOK_EVERY_MS);
  }
}
