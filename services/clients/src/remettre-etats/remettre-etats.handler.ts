import type { RemettreEtatsRequest, RemettreEtatsResponse } from '@agence/proto/clients/v1/dossiers';
import type { Issue } from '../dossier/dossier.ts';
import type { Needs } from '../needs.ts';
import { remettreEtats } from './remettre-etats.rule.ts';

const issueOf = (text: string): Issue => (text === 'faite' || text === 'en échec' ? text : 'en cours');

export const remettreEtatsHandler =
  ({ dossiers }: Needs) =>
  async (request: RemettreEtatsRequest): Promise<RemettreEtatsResponse> => {
    const { client, revision, command_id, mesure, mesuree_ts, issue, etats, constat, documents, detail } =
      request;
    const outcome = await dossiers.carryOut(client, remettreEtats, {
      command_id,
      confirmer: true,
      revision,
      mesure,
      mesuree_le: new Date(mesuree_ts * 1000),
      issue: issueOf(issue),
      detail: detail ?? null,
      etats: etats.map(({ page: _, ...etat }) => etat),
      constat,
      documents: documents.map(({ id, genre, n }) => ({ id, genre, n: n ?? null })),
    });
    return 'proposal' in outcome ? outcome.proposal : { retenus: false };
  };
