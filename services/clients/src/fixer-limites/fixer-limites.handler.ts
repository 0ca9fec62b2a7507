import { refused } from '@agence/platform/process/refus';
import type { FixerLimitesRequest, FixerLimitesResponse } from '@agence/proto/clients/v1/clients';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { fixerLimites } from './fixer-limites.rule.ts';

export const fixerLimitesHandler =
  ({ portefeuilles, clock }: Needs) =>
  async ({ ordre, limites }: FixerLimitesRequest): Promise<FixerLimitesResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    if (limites === undefined) throw new Error('limits without numbers');
    const command = { command_id, confirmer, limites, today: isoDay(clock.now()) };
    const outcome = await portefeuilles.carryOut(compte, fixerLimites, command);
    return 'refusal' in outcome
      ? refused(outcome)
      : { result: { $case: 'limites', value: outcome.proposal } };
  };
