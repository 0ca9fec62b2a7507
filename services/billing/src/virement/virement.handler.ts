import { refused } from '@agence/platform/process/refus';
import type { NoterVirementRequest, NoterVirementResponse } from '@agence/proto/billing/v1/billing';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { noterVirement } from './virement.rule.ts';

export const noterVirementHandler =
  ({ facturations, clock }: Needs) =>
  async ({ ordre }: NoterVirementRequest): Promise<NoterVirementResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const now = clock.now();
    const command = { command_id, confirmer, now, today: isoDay(now) };
    const outcome = await facturations.carryOut(compte, noterVirement, command);
    return 'refusal' in outcome
      ? refused(outcome)
      : { result: { $case: 'virement', value: outcome.proposal } };
  };
