import { type Decision, propose } from '@agence/gesture';
import type { DocumentEcrit, DossierFact, DossierState } from '../dossier/dossier.ts';

/** Adds to the client's list, once, a document that no measurement wrote. */
export const remettreDocument = (
  state: DossierState,
  { document }: { readonly document: DocumentEcrit },
): Decision<Record<string, never>, DossierFact> => {
  const known = state === null || state.documents.some(({ id }) => id === document.id);
  return propose({}, known ? [] : [{ type: 'document_remis', document }]);
};
