import { reconciling } from '@agence/platform/bus/reconcile';
import type { Sweep } from '@agence/platform/process/sweeper';
import type { Platform } from '@agence/platform/service';
import { limitesAccord } from './accords/limites.accord.ts';
import { echeancesSweep } from './echeances/echeances.sweep.ts';
import type { Needs } from './needs.ts';

/** Timed work: due announcements, and reconciliation with the portfolio. */
export const sweeps = (needs: Needs, parts: Pick<Platform, 'db' | 'log'>): readonly Sweep[] => [
  echeancesSweep(needs),
  reconciling(parts, limitesAccord(needs, parts)),
];
