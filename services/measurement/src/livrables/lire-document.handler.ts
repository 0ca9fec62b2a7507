import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireDocumentRequest, LireDocumentResponse } from '@agence/proto/measurement/v1/measurement';
import type { Needs } from '../needs.ts';

/** The page that a link opens. */
export const lireDocument =
  ({ livrables, links, clock }: Needs) =>
  async ({ token }: LireDocumentRequest): Promise<LireDocumentResponse> => {
    const id = links.open(token, clock.now());
    const found = id === null ? null : await livrables.find(id);
    if (found === null) return refused(refuse('not_found', fr`Ce lien n'ouvre aucun document.`));
    const { html, nom_de_fichier } = found;
    return { result: { $case: 'document', value: { html, nom_de_fichier } } };
  };
