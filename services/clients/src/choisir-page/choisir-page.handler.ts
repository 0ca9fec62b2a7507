import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { ChoisirPageRequest, ChoisirPageResponse } from '@agence/proto/clients/v1/suivi';
import { aJour } from '../dossier/a-jour.ts';
import type { Needs } from '../needs.ts';
import { CLIENT_INCONNU } from '../portefeuille/portefeuille.sentences.ts';
import { choisirPage } from './choisir-page.rule.ts';

export const choisirPageHandler =
  ({ portefeuilles, dossiers }: Needs) =>
  async ({ ordre, id, numero }: ChoisirPageRequest): Promise<ChoisirPageResponse> => {
    const { compte = '', command_id = '' } = ordre ?? {};
    const { state } = await portefeuilles.readWith(compte, { id });
    const client = state.clients.find((candidate) => candidate.id === id);
    if (client === undefined) return refused(refuse('not_found', CLIENT_INCONNU));
    const { actif, revision, fiche } = client;
    const command = { command_id, confirmer: true, actif, revision, numero };
    const outcome = await dossiers.carryOut(
      id,
      (dossier, asked: typeof command) => choisirPage(aJour(dossier, client, state.limites), asked),
      command,
    );
    if ('refusal' in outcome) return refused(outcome);
    const choix = { client: id, entreprise: fiche.entreprise, ...outcome.proposal };
    return { result: { $case: 'choix', value: choix } };
  };
