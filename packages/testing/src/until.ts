import { setTimeout as pause } from 'node:timers/promises';

const FIRST_PAUSE_MS = 50;
/** Longer pauses leave the processor to the system that is waited for. */
const LONGEST_PAUSE_MS = 400;
const MINUTE_MS = 60_000;

/** Asks again until the answer fits; after a minute or more (`minutes` of them), fails with the last one. */
export async function until<T>(ask: () => Promise<T>, fits: (answer: T) => boolean, minutes = 1): Promise<T> {
  let last = await ask();
  for (let [waited_ms, pause_ms] = [0, FIRST_PAUSE_MS]; !fits(last); waited_ms += pause_ms) {
    if (waited_ms > minutes * MINUTE_MS)
      throw new Error(`asked in vain, the last answer was ${JSON.stringify(last)}`);
    await pause(pause_ms);
    pause_ms = Math.min(LONGEST_PAUSE_MS, pause_ms * 1.4);
    last = await ask();
  }
  return last;
}
