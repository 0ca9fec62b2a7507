import type { Gauge } from '@agence/platform/process/metrics';
import { isoDay } from '@agence/words/paris';
import type { CellNeeds } from './means.ts';
import { openBreakers } from './open-breakers.ts';

/** Due paid calls that nobody has begun; calls that wait for another day's ceiling do not count. */
export function cellGauges(needs: CellNeeds): readonly Gauge[] {
  const { cells, clock } = needs;
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
      description: 'AI models whose provider fails: not called, but for one try now and then',
      read: async () => (await openBreakers(needs)).filter(({ why }) => why === undefined).length,
    },
    {
      name: 'agence.models.stopped',
      unit: '{model}',
      description: 'AI models that take no call until a person acts: no credit, wrong key, address or name',
      read: async () => (await openBreakers(needs)).filter(({ why }) => why !== undefined).length,
    },
  ];
}
