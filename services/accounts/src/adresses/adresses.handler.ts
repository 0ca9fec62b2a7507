import { opaqueId } from '@agence/platform/process/opaque-id';
import { refused } from '@agence/platform/process/refus';
import type { DemanderAdresseRequest, DemanderAdresseResponse } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import { type DemanderAdresse, demanderAdresse } from './adresses.rule.ts';

export const demanderAdresseHandler =
  ({ comptes, clock }: Needs) =>
  async ({ ordre, action, adresse }: DemanderAdresseRequest): Promise<DemanderAdresseResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const asked: DemanderAdresse = {
      id: opaqueId('a'),
      action: action === 'retirer' ? 'retirer' : 'ajouter',
      adresse,
      now: clock.now(),
    };
    const outcome = await comptes.carryOut(compte, demanderAdresse, { ...asked, command_id, confirmer });
    if ('refusal' in outcome) return refused(outcome);
    const { adresses, ...rest } = outcome.proposal;
    return { result: { $case: 'transmise', value: { ...rest, adresses: [...adresses] } } };
  };
