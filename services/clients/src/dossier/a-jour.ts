import type { Client, Limites } from '../portefeuille/portefeuille.ts';
import { DOSSIERS, type DossierState } from './dossier.ts';
import { type EnVigueur, enVigueur } from './en-vigueur.ts';

/** The dossier with a decided correction whose event has not arrived yet, limited to the plan in force. */
export const aJour = (
  dossier: DossierState,
  { revision, corrige = 0 }: Client,
  { questions_par_client }: Pick<Limites, 'questions_par_client'>,
): EnVigueur | null => {
  const late = dossier !== null && (dossier.corrige ?? 0) < corrige;
  const known = late ? DOSSIERS.evolve(dossier, { type: 'fiche_corrigee', revision, corrige }) : dossier;
  return known === null ? null : enVigueur(known, questions_par_client);
};
