import { fr, propose, refuse } from '@agence/gesture';
import type { DossierRule } from '../dossier/dossier.ts';
import { aRemettre } from '../dossier/remise.ts';

const DEJA = fr`Ce rapport n'attend plus d'être remis : il l'est déjà, ou un autre l'a remplacé.`;

/** Notes that the agency handed a report over; only the last report waits for it. */
export const noterRemise: DossierRule<{ readonly document: string }> = (state, { document }) =>
  document !== '' && aRemettre(state) === document
    ? propose({}, [{ type: 'remise_notee', document }])
    : refuse('conflict', DEJA);
