import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type { ReopenAccountRequest, ReopenAccountResponse } from '@agence/proto/billing/v1/operator';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { reopenAccount } from './reopen-account.rule.ts';

export const reopenAccountHandler =
  ({ facturations, clock }: Needs) =>
  async ({ operator, compte, why }: ReopenAccountRequest): Promise<ReopenAccountResponse> => {
    const command = { command_id: randomUUID(), confirmer: true, operator, why, today: isoDay(clock.now()) };
    const outcome = await facturations.carryOut(compte || '?', reopenAccount, command);
    return 'refusal' in outcome
      ? refused(outcome)
      : { result: { $case: 'reopened', value: outcome.proposal } };
  };
