import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
const TIMES = 1_000;

/** Waits until something is true, by looking; fails after twenty seconds or more. */
export async function eventually(what: () => boolean | Promise<boolean>): Promise<void> {
  for (let times = 0; !(await what()); times += 1) {
    if (times > TIMES) throw new Error(`looked in vain: ${what}`);
    await pause(LOOK_EVERY_MS);
  }
}
