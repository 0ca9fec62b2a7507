import type { HealthWatch } from '@agence/platform/health-watch';
import type { Gauge } from '@agence/platform/metrics';
import { answers } from '../http/answers.ts';
import type { PublicRoute } from '../http/public-route.ts';

/** Up, and so is what the API needs, as background checks last saw it: this answer makes no call. */
export const healthGet = (watch: HealthWatch): PublicRoute => ({
  method: 'GET',
  path: '/health/',
  answer: async (_, res) => answers.ok(res, { ok: watch.allServing() }),
});

/** The same, for those who watch. */
export const healthGauge = (watch: HealthWatch): Gauge => ({
  name: 'agence.healthy',
  unit: '1',
  description: 'What GET /health/ says',
  read: async () => Number(watch.allServing()),
});
