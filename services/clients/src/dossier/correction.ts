import type { Dossier, DossierFact } from './etat.ts';

/** The portfolio decided: launches are let in again. */
export const relacher = ({ correction: _, ...state }: Dossier): Dossier => state;

type FicheCorrigee = Extract<DossierFact, { type: 'fiche_corrigee' }>;

/**
 * The client is described otherwise: what was prepared and measured for the former description no longer counts. Numbers
 * go on above those given, and what was handed over stays. A removal heard of before the correction still holds.
 */
export const corriger = (
  { demandees: _, complement: __, etats_au_repos: ___, ...state }: Dossier,
  { revision, corrige }: FicheCorrigee,
): Dossier => ({
  ...relacher(state),
  revision: Math.max(state.revision, revision),
  ferme: state.ferme && state.revision >= revision,
  corrige,
  aussitot: state.mesuree !== null,
  questions: [],
  a_valider_depuis: null,
  lancee: null,
  issue: 'en cours',
  detail: null,
  etats: [],
  constat: null,
  suivi: [],
  page: null,
});
