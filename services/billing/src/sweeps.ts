import type { Sweep } from '@agence/platform/sweeper';
import { echeancesSweep } from './echeances/echeances.sweep.ts';
import type { Needs } from './needs.ts';

/** What is due by the clock. */
export const sweeps = (needs: Needs): readonly Sweep[] => [echeancesSweep(needs)];
