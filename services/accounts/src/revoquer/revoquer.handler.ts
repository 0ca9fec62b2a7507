import { refused } from '@agence/platform/process/refus';
import type { RevoquerClesRequest, RevoquerClesResponse } from '@agence/proto/accounts/v1/accounts';
import { direCoupuresAussitot } from '../coupures/dire-coupures.ts';
import type { Needs } from '../needs.ts';
import { revoquer } from './revoquer.rule.ts';

export const revoquerHandler =
  (needs: Needs) =>
  async ({ ordre }: RevoquerClesRequest): Promise<RevoquerClesResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const command = { command_id, confirmer, now: needs.clock.now() };
    const outcome = await needs.comptes.carryOut(compte, revoquer, command);
    if ('refusal' in outcome) return refused(outcome);
    if (confirmer) await direCoupuresAussitot(needs, compte);
    return { result: { $case: 'revocation', value: outcome.proposal } };
  };
