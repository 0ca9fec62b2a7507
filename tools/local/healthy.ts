import { setTimeout as pause } from 'node:timers/promises';

const ASK_EVERY_MS = 50;
const ANSWER_WITHIN_MS = 1_000;
const PATIENCE_MS = 30_000;

/**
 * Waits until a gateway and its dependencies are up: earlier, first calls could get a 503. Returns whether the system
 * is read-only, because a restored database waits for a person.
 */
export async function healthy(base_url: string): Promise<{ readonly held: boolean }> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (!patience.aborted) {
    const { ok, restauration = false } = await health(base_url);
    if (ok !== false || restauration) return { held: restauration };
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`${base_url}/health/ did not say that all it needs is up: the logs say what is not`);
}

/** Asks again on silence: one answer that never comes must not block a start. */
async function health(base_url: string): Promise<{ ok?: boolean; restauration?: boolean }> {
  try {
    const answer = await fetch(`${base_url}/health/`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return (await answer.json()) as { ok?: boolean; restauration?: boolean };
  } catch {
    return { ok: false };
  }
}
