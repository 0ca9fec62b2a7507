import type { RemettreDocumentRequest, RemettreDocumentResponse } from '@agence/proto/clients/v1/dossiers';
import type { Needs } from '../needs.ts';
import { remettreDocument } from './remettre-document.rule.ts';

export const remettreDocumentHandler =
  ({ dossiers }: Needs) =>
  async ({ client, command_id, document }: RemettreDocumentRequest): Promise<RemettreDocumentResponse> => {
    if (document === undefined) throw new Error('a document is needed');
    const written = { ...document, n: document.n ?? null };
    await dossiers.carryOut(client, remettreDocument, { command_id, confirmer: true, document: written });
    return {};
  };
