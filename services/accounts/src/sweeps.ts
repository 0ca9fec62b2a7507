import type { Sweep } from '@agence/platform/process/sweeper';
import type { Platform } from '@agence/platform/service';
import type { Needs } from './needs.ts';
import { purge } from './purge/purge.sweep.ts';

/** Timed work. */
export const sweeps = (needs: Needs, { log }: Pick<Platform, 'log'>): readonly Sweep[] => [
  purge({ ...needs, log }),
];
