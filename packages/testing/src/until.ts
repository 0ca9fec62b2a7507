import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 50;
const TIMES = 1200;

/** Asks again until the answer fits; after a minute or more (`minutes` of them), fails with the last one. */
export async function until<T>(ask: () => Promise<T>, fits: (answer: T) => boolean, minutes = 1): Promise<T> {
  let last = await ask();
  for (let times = 0; !fits(last); times += 1) {
    if (times > minutes * TIMES)
      throw new Error(`asked in vain, the last answer was ${JSON.stringify(last)}`);
    await pause(EVERY_MS);
    last = await ask();
  }
  return last;
}
