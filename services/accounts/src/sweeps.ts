import type { Platform } from '@agence/platform/service';
import type { Sweep } from '@agence/platform/sweeper';
import type { Needs } from './needs.ts';
import { purge } from './purge/purge.sweep.ts';

/** Timed work. */
export const sweeps = (needs: Needs, { log }: Pick<Platform, 'log'>): readonly Sweep[] => [
  purge({ ...needs, log }),
];
