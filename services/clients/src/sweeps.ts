import { reconciling } from '@agence/platform/bus/reconcile';
import type { Sweep } from '@agence/platform/process/sweeper';
import type { Platform } from '@agence/platform/service';
import { wakes } from '@agence/platform/store/rests';
import { complementsAccord, documentsAccord, dossiersAccord, lancementsAccord } from './accords/accords.ts';
import { lancements, mesuresMensuelles } from './lancements/lancements.sweep.ts';
import { isServi, type Needs } from './needs.ts';

/** Timed work: due launches, and reconciliation between documents. */
export const sweeps = (needs: Needs, parts: Pick<Platform, 'db' | 'log'>): readonly Sweep[] => [
  lancements(needs),
  mesuresMensuelles(needs),
  wakes(needs.dossiers.rests, (compte) => isServi(needs, compte)),
  { name: 'modeles', every_s: 15, run: needs.models.refresh },
  reconciling(parts, dossiersAccord(needs, parts)),
  reconciling(parts, lancementsAccord(needs, parts)),
  reconciling(parts, documentsAccord(needs)),
  reconciling(parts, complementsAccord(needs)),
];
