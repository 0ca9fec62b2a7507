import { DOSSIERS, type Dossier } from './dossier.ts';
import type { EtatDeQuestion } from './etat.ts';

/** Test data: a dossier as it opens. Each test names only what it speaks of. */
export const unDossier = (more: Partial<Dossier> = {}): Dossier => {
  const { compte = 'agence', revision = 1, ferme = false } = more;
  const opened = DOSSIERS.evolve(null, { type: 'dossier_ouvert', compte, revision, ferme });
  if (opened === null) throw new Error('no dossier');
  return { ...opened, ...more };
};

/** The state of a question for which nobody cites the client. */
export const unEtat = (n: number, more: Partial<EtatDeQuestion> = {}): EtatDeQuestion => ({
  n,
  question: `Question ${n} ?`,
  etat: 'conquerir',
  rang: n,
  reponses: 20,
  cite: 0,
  premier: 0,
  intervalle: [0, 0.2],
  fiabilite: 'forte',
  ...more,
});
