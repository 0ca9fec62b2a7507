import { refused } from '@agence/platform/process/refus';
import type { RetirerDemandeRequest, RetirerDemandeResponse } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import { retirerDemande } from './retirer-demande.rule.ts';

export const retirerDemandeHandler =
  ({ comptes }: Needs) =>
  async ({ ordre, demande, par }: RetirerDemandeRequest): Promise<RetirerDemandeResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const outcome = await comptes.carryOut(compte, retirerDemande, { command_id, confirmer, demande, par });
    return 'refusal' in outcome
      ? refused(outcome)
      : { result: { $case: 'retiree', value: outcome.proposal } };
  };
