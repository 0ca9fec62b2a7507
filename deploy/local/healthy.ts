import { setTimeout as pause } from 'node:timers/promises';

const ASK_EVERY_MS = 100;
const TIMES = 300;

/** Waits until a gateway says that what it needs is up: before that, its first calls could be told to come back. */
export async function healthy(base_url: string): Promise<void> {
  for (let times = 0; times < TIMES; times += 1) {
    const { ok } = (await (await fetch(`${base_url}/health/`)).json()) as { ok?: boolean };
    if (ok !== false) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`${base_url} answers, but something that it needs is not up: the logs say what`);
}
