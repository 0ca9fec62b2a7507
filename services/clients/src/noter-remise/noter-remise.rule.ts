import { type Decision, fr, propose, refuse } from '@agence/gesture';
import type { DossierFact, DossierState } from '../dossier/dossier.ts';
import { aRemettre } from '../dossier/remise.ts';

const DEJA = fr`Ce rapport n'attend plus d'être remis : il l'est déjà, ou un autre l'a remplacé.`;

/** Notes that the agency handed a report over; only the last report waits for it. */
export const noterRemise = (
  state: DossierState,
  { document }: { readonly document: string },
): Decision<object, DossierFact> =>
  document !== '' && aRemettre(state) === document
    ? propose({}, [{ type: 'remise_notee', document }])
    : refuse('conflict', DEJA);
