import { DOSSIERS, type Dossier } from './dossier.ts';

/** Test data: a dossier as it opens. Each test names only what it speaks of. */
export const unDossier = (more: Partial<Dossier> = {}): Dossier => {
  const { compte = 'agence', revision = 1, ferme = false } = more;
  const opened = DOSSIERS.evolve(null, { type: 'dossier_ouvert', compte, revision, ferme });
  if (opened === null) throw new Error('no dossier');
  return { ...opened, ...more };
};
