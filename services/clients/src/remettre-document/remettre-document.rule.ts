import { propose } from '@agence/gesture';
import type { DocumentEcrit, DossierRule } from '../dossier/dossier.ts';

/** Adds to the client's list, once, a document that no measurement wrote. */
export const remettreDocument: DossierRule<{ readonly document: DocumentEcrit }> = (state, { document }) => {
  const known = state === null || state.documents.some(({ id }) => id === document.id);
  return propose({}, known ? [] : [{ type: 'document_remis', document }]);
};
