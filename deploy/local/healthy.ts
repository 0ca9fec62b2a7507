import { setTimeout as pause } from 'node:timers/promises';

const ASK_EVERY_MS = 100;
const ANSWER_WITHIN_MS = 1_000;
const TIMES = 300;

/** Waits until a gateway says that what it needs is up: before that, its first calls could be told to come back. */
export async function healthy(base_url: string): Promise<void> {
  for (let times = 0; times < TIMES; times += 1) {
    if (await isUp(base_url)) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`${base_url} answers, but something that it needs is not up: the logs say what`);
}

/** Silence is asked again: a single answer that never comes must not hold a start up. */
async function isUp(base_url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${base_url}/health/`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const { ok } = (await answer.json()) as { ok?: boolean };
    return ok !== false;
  } catch {
    return false;
  }
}
