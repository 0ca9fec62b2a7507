import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type { MovePlanRequest, MovePlanResponse } from '@agence/proto/billing/v1/operator';
import { appliquerAussitot } from '../appliquer-formule/appliquer-formule.handler.ts';
import { occupees } from '../formule/occupees.ts';
import type { Needs } from '../needs.ts';
import { movePlan } from './move-plan.rule.ts';

export const movePlanHandler =
  (needs: Needs) =>
  async ({ operator, compte, vers, why }: MovePlanRequest): Promise<MovePlanResponse> => {
    const { state } = await needs.facturations.read(compte || '?');
    const by = { command_id: randomUUID(), confirmer: true, operator, why };
    const command = { ...by, vers, occupees: await occupees(needs, compte, state, vers) };
    const outcome = await needs.facturations.carryOut(compte || '?', movePlan, command);
    if ('refusal' in outcome) return refused(outcome);
    const { plan, formule = 'en cours' } = await appliquerAussitot(needs, compte, outcome.proposal.formule);
    return { result: { $case: 'moved', value: { plan, formule } } };
  };
