import type { ProductClock } from '@agence/platform/clock';
import { refused } from '@agence/platform/refus';
import type { RevoquerClesRequest, RevoquerClesResponse } from '@agence/proto/accounts/v1/accounts';
import type { Comptes } from '../compte.store.ts';
import { revoquer } from './revoquer.rule.ts';

export const revoquerHandler =
  (comptes: Comptes, clock: ProductClock) =>
  async ({ ordre }: RevoquerClesRequest): Promise<RevoquerClesResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const outcome = await comptes.carryOut(compte, revoquer, { command_id, confirmer, now: clock.now() });
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'revocation', value: outcome.proposal } };
  };
