import type { Sweep } from '@agence/platform/process/sweeper';
import type { Needs } from './needs.ts';
import { purge } from './purge/purge.sweep.ts';
import { tours } from './tours/tours.sweep.ts';

export const sweeps = (needs: Needs): readonly Sweep[] => [purge(needs), tours(needs)];
