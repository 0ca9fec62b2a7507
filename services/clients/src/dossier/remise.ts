import type { DossierState } from './etat.ts';

/** The id of the last report, until the agency notes that it handed it over. */
export const aRemettre = (dossier: DossierState): string | undefined => {
  const rapport = dossier?.documents.findLast(({ genre }) => genre === 'rapport')?.id;
  return rapport === dossier?.remis ? undefined : rapport;
};
