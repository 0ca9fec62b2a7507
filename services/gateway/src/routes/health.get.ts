import type { HealthWatch } from '@agence/platform/health-watch';
import { answers } from '../http/answers.ts';
import type { PublicRoute } from '../http/public-route.ts';

/** Up, and so is what the API needs, as background checks last saw it: this answer makes no call. */
export const healthGet = (watch: HealthWatch): PublicRoute => ({
  method: 'GET',
  path: '/health/',
  answer: async (_, res) => answers.ok(res, { ok: watch.allServing() }),
});
