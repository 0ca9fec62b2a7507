import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type { ConfirmTransferRequest, ConfirmTransferResponse } from '@agence/proto/billing/v1/operator';
import { isoDay } from '@agence/words/paris';
import { appliquerAussitot } from '../appliquer-formule/appliquer-formule.handler.ts';
import type { Needs } from '../needs.ts';
import { confirmTransfer } from './confirm-transfer.rule.ts';

export const confirmTransferHandler =
  (needs: Needs) =>
  async ({ operator, compte, until, plan }: ConfirmTransferRequest): Promise<ConfirmTransferResponse> => {
    const { facturations, clock } = needs;
    const command = { operator, until, plan: plan ?? null, today: isoDay(clock.now()) };
    const outcome = await facturations.carryOut(compte || '?', confirmTransfer, {
      ...command,
      command_id: randomUUID(),
      confirmer: true,
    });
    if ('refusal' in outcome) return refused(outcome);
    const { paye_jusqu_au, formule: vers } = outcome.proposal;
    const applied = await appliquerAussitot(needs, compte, vers);
    const { state } = await facturations.read(compte);
    const fin_le = state?.fin_le ?? undefined;
    return { result: { $case: 'confirmed', value: { paye_jusqu_au, ...applied, fin_le } } };
  };
