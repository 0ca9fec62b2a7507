import { limitGauges } from '@agence/platform/limits/sliding-limit';
import type { Gauge } from '@agence/platform/process/metrics';
import type { Needs } from '../needs.ts';

/** Every service that the API needs is serving, and the limits are counted across the fleet. */
export const healthy = ({ watch, callsPerKey, refusedKeys }: Needs): boolean =>
  watch.allServing() && !callsPerKey.refused() && !refusedKeys.refused();

/** What `GET /health/` answers, for monitoring. */
export const healthGauges = (needs: Needs): readonly Gauge[] => [
  {
    name: 'agence.healthy',
    unit: '1',
    description: 'What GET /health/ says',
    read: async () => Number(healthy(needs)),
  },
  ...limitGauges([needs.callsPerKey, needs.refusedKeys]),
];
