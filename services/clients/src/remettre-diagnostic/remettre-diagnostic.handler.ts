import type {
  RemettreDiagnosticRequest,
  RemettreDiagnosticResponse,
} from '@agence/proto/clients/v1/prospection';
import type { Needs } from '../needs.ts';
import { type RemettreDiagnostic, remettreDiagnostic } from './remettre-diagnostic.rule.ts';

export const remettreDiagnosticHandler =
  ({ prospections }: Needs) =>
  async (request: RemettreDiagnosticRequest): Promise<RemettreDiagnosticResponse> => {
    const { compte, demande, command_id, etat, document = null } = request;
    const issue: RemettreDiagnostic['etat'] = etat === 'prêt' ? 'prêt' : 'en échec';
    const command = { command_id, confirmer: true, demande, etat: issue, document };
    const outcome = await prospections.carryOut(compte, remettreDiagnostic, command);
    return 'proposal' in outcome ? outcome.proposal : { retenu: false };
  };
