import type { Client } from '../portefeuille/portefeuille.ts';
import { DOSSIERS, type DossierState } from './dossier.ts';

/** The dossier as the portfolio has it: a correction that it has not heard of yet already holds. */
export const aJour = (dossier: DossierState, { revision, corrige = 0 }: Client): DossierState =>
  dossier === null || (dossier.corrige ?? 0) >= corrige
    ? dossier
    : DOSSIERS.evolve(dossier, { type: 'fiche_corrigee', revision, corrige });
