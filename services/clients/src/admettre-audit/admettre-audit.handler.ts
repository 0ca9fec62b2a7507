import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { AdmettreAuditRequest, AdmettreAuditResponse } from '@agence/proto/clients/v1/suivi';
import type { Needs } from '../needs.ts';
import { CLIENT_INCONNU } from '../portefeuille/portefeuille.sentences.ts';
import { refusDAudit } from './refus.ts';

export const admettreAudit =
  ({ portefeuilles, dossiers }: Needs) =>
  async ({ compte, id }: AdmettreAuditRequest): Promise<AdmettreAuditResponse> => {
    const { state } = await portefeuilles.readWith(compte, { id });
    const client = state.clients.find((candidate) => candidate.id === id);
    if (client === undefined) return refused(refuse('not_found', CLIENT_INCONNU));
    const { state: dossier } = await dossiers.read(id);
    const refusal = refusDAudit(client, dossier);
    if (refusal !== undefined) return refused(refusal);
    const { entreprise } = client.fiche;
    return { result: { $case: 'admis', value: { client: id, entreprise } } };
  };
