import type { Client } from '../portefeuille/portefeuille.ts';
import { DOSSIERS, type DossierState } from './dossier.ts';

/** The dossier brought up to the portfolio: with a correction that is decided there and whose event has not come yet. */
export const aJour = (dossier: DossierState, { revision, corrige = 0 }: Client): DossierState =>
  dossier === null || (dossier.corrige ?? 0) >= corrige
    ? dossier
    : DOSSIERS.evolve(dossier, { type: 'fiche_corrigee', revision, corrige });
