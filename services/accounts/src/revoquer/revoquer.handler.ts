import { within } from '@agence/platform/deadline';
import { refused } from '@agence/platform/refus';
import type { RevoquerClesRequest, RevoquerClesResponse } from '@agence/proto/accounts/v1/accounts';
import { direCoupures } from '../coupures/dire-coupures.ts';
import type { Needs } from '../needs.ts';
import { revoquer } from './revoquer.rule.ts';

const TOLD_MS = 300;

export const revoquerHandler =
  (needs: Needs) =>
  async ({ ordre }: RevoquerClesRequest): Promise<RevoquerClesResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const command = { command_id, confirmer, now: needs.clock.now() };
    const outcome = await needs.comptes.carryOut(compte, revoquer, command);
    if ('refusal' in outcome) return refused(outcome);
    // The bus is told at once if it is there, by the news of it otherwise.
    if (confirmer) await within(TOLD_MS, () => direCoupures(needs, compte)).catch(() => {});
    return { result: { $case: 'revocation', value: outcome.proposal } };
  };
