import type { Dossier, DossierFact } from './etat.ts';

/** The portfolio decided: launches may start again. */
export const relacher = ({ correction: _, ...state }: Dossier): Dossier => state;

type FicheCorrigee = Extract<DossierFact, { type: 'fiche_corrigee' }>;

/** Questions and results of the former description no longer count; a removal received before still holds. */
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
