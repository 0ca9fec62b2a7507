import type { Gauge } from '@agence/platform/metrics';
import { isoDay } from '@agence/words/paris';
import type { CellNeeds } from './means.ts';

/** Due paid calls that nobody has begun; calls that wait for another day's ceiling do not count. */
export function cellGauges({
  cells,
  breakers,
  clock,
}: Pick<CellNeeds, 'cells' | 'breakers' | 'clock'>): readonly Gauge[] {
  const waiting = () => cells.waiting(isoDay(clock.now()));
  return [
    {
      name: 'agence.cells.waiting',
      unit: '{call}',
      description: 'Paid calls due and not begun',
      read: async () => (await waiting()).count,
    },
    {
      name: 'agence.cells.oldest',
      unit: 's',
      description: 'How long the longest of them has been due',
      read: async () => (await waiting()).oldest_s,
    },
    {
      name: 'agence.providers.away',
      unit: '{provider}',
      description: 'AI providers that are not called, but for one try now and then',
      read: async () => (await breakers.all()).length,
    },
  ];
}
