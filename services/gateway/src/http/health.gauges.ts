import type { Gauge } from '@agence/platform/metrics';
import type { Needs } from '../needs.ts';

/** What `GET /health/` answers, for those who watch. */
export const healthGauges = ({ watch }: Needs): readonly Gauge[] => [
  {
    name: 'agence.healthy',
    unit: '1',
    description: 'What GET /health/ says',
    read: async () => Number(watch.allServing()),
  },
];
