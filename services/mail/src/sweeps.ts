import type { Sweep } from '@agence/platform/sweeper';
import type { Needs } from './needs.ts';
import { sendDue } from './sending/due.sweep.ts';
import { purge } from './sending/purge.sweep.ts';

/** What is due by the clock. */
export const sweeps = (needs: Needs): readonly Sweep[] => [sendDue(needs), purge(needs)];
