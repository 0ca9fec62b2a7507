import type { Sweep } from '@agence/platform/sweeper';
import { lancements } from './lancements/lancements.sweep.ts';
import { mesuresMensuelles } from './mesure-mensuelle/mesures-mensuelles.sweep.ts';
import type { Needs } from './needs.ts';

/** What falls due by itself. */
export const sweeps = (needs: Needs): readonly Sweep[] => [
  lancements(needs),
  mesuresMensuelles(needs),
  { name: 'modeles', every_s: 15, run: needs.models.refresh },
];
