import { setTimeout as pause } from 'node:timers/promises';

const ASK_EVERY_MS = 50;
const ANSWER_WITHIN_MS = 1_000;
const PATIENCE_MS = 30_000;

/** Waits until a gateway says that what it needs is up: before that, its first calls could be told to come back. */
export async function healthy(base_url: string): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (!patience.aborted) {
    if (await isUp(base_url)) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`${base_url}/health/ did not say that all it needs is up: the logs say what is not`);
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
