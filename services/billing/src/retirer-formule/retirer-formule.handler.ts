import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type { RetirerFormuleRequest, RetirerFormuleResponse } from '@agence/proto/billing/v1/billing';
import type { WithdrawPlanRequest, WithdrawPlanResponse } from '@agence/proto/billing/v1/operator';
import type { Needs } from '../needs.ts';
import { retirerFormule, withdrawPlan } from './retirer-formule.rule.ts';

export const retirerFormuleHandler =
  ({ facturations }: Pick<Needs, 'facturations'>) =>
  async ({ ordre }: RetirerFormuleRequest): Promise<RetirerFormuleResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const outcome = await facturations.carryOut(compte, retirerFormule, { command_id, confirmer });
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'retiree', value: outcome.proposal } };
  };

export const withdrawPlanHandler =
  ({ facturations }: Pick<Needs, 'facturations'>) =>
  async ({ operator, compte, why }: WithdrawPlanRequest): Promise<WithdrawPlanResponse> => {
    const command = { command_id: randomUUID(), confirmer: true, operator, why };
    const outcome = await facturations.carryOut(compte || '?', withdrawPlan, command);
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'withdrawn', value: outcome.proposal } };
  };
