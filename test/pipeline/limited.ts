import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll } from '@jest/globals';
import { ownServices } from '../outside/system.ts';

/** Long enough for 700 calls on a slow machine, short enough to see the window open again. */
export const WINDOW_S = 20;

export let system: OwnSystem;
beforeAll(async () => {
  const routes = { ROUTES_OFF: 'POST clients/, GET compte/, GET openapi.json' };
  // One paid call a day: what the form accepts is kept and told, and its measurement waits.
  const env = { LIMIT_WINDOW_S: String(WINDOW_S), TRUSTED_HOPS: '1', LEAD_CALLS_PER_DAY: '1', ...routes };
  system = await ownServices({ gateways: 2, env });
});
afterAll(() => system.stop());
