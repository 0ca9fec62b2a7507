import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export type Api = (path: string, body?: object) => Promise<Record<string, unknown>>;

/** Wait before a retry: a starting machine may be too busy for a call, which then did nothing. */
const BUSY_MS = 1_000;
const BUSY_TIMES = 60;
const ASK_EVERY_MS = 250;
const TIMES = 480;

/** Rejects with the reply unless the call succeeded. */
export const apiOf =
  (base_url: string, key: string): Api =>
  async (path, body) => {
    const request = {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    for (let times = 0; ; times += 1) {
      const reply = await fetch(`${base_url}/agence/v1/${path}`, request);
      const answer = (await reply.json()) as Record<string, unknown>;
      if (reply.ok) return answer;
      if (reply.status !== 503 || times === BUSY_TIMES)
        throw new Error(`${path}: ${reply.status} ${JSON.stringify(answer)}`);
      await pause(BUSY_MS);
    }
  };

/** Polls for about two minutes. */
export async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (let times = 0; times < TIMES; times += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`the demo waited too long for ${what}`);
}
