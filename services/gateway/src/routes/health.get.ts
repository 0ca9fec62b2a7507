import { answers } from '../http/answers.ts';
import { healthy } from '../http/health.gauges.ts';
import type { PublicRoute } from '../http/public-route.ts';
import type { Needs } from '../needs.ts';

/** Reports the last result of the background health checks; this answer makes no call. */
export const healthGet = (needs: Needs): PublicRoute => ({
  method: 'GET',
  path: '/health/',
  answer: async (_, res) =>
    answers.ok(res, { ok: healthy(needs), ...(needs.watch.held() ? { restauration: true } : {}) }),
});
