import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type { RefuseTransferRequest, RefuseTransferResponse } from '@agence/proto/billing/v1/operator';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { refuseTransfer } from './refuse-transfer.rule.ts';

export const refuseTransferHandler =
  ({ facturations, clock }: Needs) =>
  async ({ operator, compte, why }: RefuseTransferRequest): Promise<RefuseTransferResponse> => {
    const command = { command_id: randomUUID(), confirmer: true, operator, why, today: isoDay(clock.now()) };
    const outcome = await facturations.carryOut(compte || '?', refuseTransfer, command);
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'refused', value: outcome.proposal } };
  };
