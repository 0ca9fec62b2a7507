import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type {
  Document,
  LireDocumentRequest,
  LireDocumentResponse,
} from '@agence/proto/measurement/v1/measurement';
import { REPONSE } from '../links/links.ts';
import type { Needs } from '../needs.ts';

const INCONNU = refused(refuse('not_found', fr`Ce lien n'ouvre aucun document.`));

/** The page that a link opens: a document, or one answer, which `pageDeReponse` writes. */
export const lireDocument =
  (needs: Needs, pageDeReponse: (needs: Needs, reponse: string) => Promise<Document | null>) =>
  async ({ token }: LireDocumentRequest): Promise<LireDocumentResponse> => {
    const { livrables, links, clock } = needs;
    const id = links.open(token, clock.now());
    if (id === null) return INCONNU;
    const reponse = id.startsWith(REPONSE) ? id.slice(REPONSE.length) : null;
    const found = reponse === null ? await livrables.find(id) : await pageDeReponse(needs, reponse);
    if (found === null) return INCONNU;
    const { html, nom_de_fichier } = found;
    return { result: { $case: 'document', value: { html, nom_de_fichier } } };
  };
