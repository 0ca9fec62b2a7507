import { fr, propose, refuse } from '@agence/gesture';
import type { DossierRule, DossierState } from '../dossier/dossier.ts';

const DEJA = fr`Ce rapport n'attend plus d'être remis : il l'est déjà, ou un autre l'a remplacé.`;

/** The id of the last report, until the agency notes that it handed it over. */
export const aRemettre = (dossier: DossierState): string | undefined => {
  const rapport = dossier?.documents.findLast(({ genre }) => genre === 'rapport')?.id;
  return rapport === dossier?.remis ? undefined : rapport;
};

/** Notes that the agency handed a report over; only the last report waits for it. */
export const noterRemise: DossierRule<{ readonly document: string }> = (state, { document }) =>
  document !== '' && aRemettre(state) === document
    ? propose({}, [{ type: 'remise_notee', document }])
    : refuse('conflict', DEJA);
