import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { NoterRemiseRequest, NoterRemiseResponse } from '@agence/proto/clients/v1/suivi';
import type { Needs } from '../needs.ts';
import { CLIENT_INCONNU } from '../portefeuille/portefeuille.sentences.ts';
import { noterRemise } from './noter-remise.rule.ts';

export const noterRemiseHandler =
  ({ portefeuilles, dossiers }: Needs) =>
  async ({ ordre, id, document }: NoterRemiseRequest): Promise<NoterRemiseResponse> => {
    const { compte = '', command_id = '' } = ordre ?? {};
    const { state } = await portefeuilles.readWith(compte, { id });
    const client = state.clients.find((candidate) => candidate.id === id);
    if (client === undefined) return refused(refuse('not_found', CLIENT_INCONNU));
    const outcome = await dossiers.carryOut(id, noterRemise, { command_id, confirmer: true, document });
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'notee', value: { entreprise: client.fiche.entreprise } } };
  };
