import { refused } from '@agence/platform/refus';
import type { RevoquerClesRequest, RevoquerClesResponse } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import { revoquer } from './revoquer.rule.ts';

export const revoquerHandler =
  ({ comptes, clock }: Needs) =>
  async ({ ordre }: RevoquerClesRequest): Promise<RevoquerClesResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const outcome = await comptes.carryOut(compte, revoquer, { command_id, confirmer, now: clock.now() });
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'revocation', value: outcome.proposal } };
  };
