import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type { PauseAccountRequest, PauseAccountResponse } from '@agence/proto/accounts/v1/operator';
import type { Needs } from '../needs.ts';
import { showAccount } from '../show-account/show-account.handler.ts';
import type { pauseAccount, resumeAccount } from './pause-account.rule.ts';

/** Pauses or resumes, by the rule given. */
export const pauseHandler =
  (needs: Needs, rule: typeof pauseAccount | typeof resumeAccount) =>
  async ({ slug, operator, why }: PauseAccountRequest): Promise<PauseAccountResponse> => {
    const command = { command_id: randomUUID(), confirmer: true, operator, why };
    const outcome = await needs.comptes.carryOut(slug || '?', rule, command);
    return 'refusal' in outcome ? refused(outcome) : showAccount(needs)({ slug });
  };
