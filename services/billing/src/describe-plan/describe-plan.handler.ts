import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { DescribePlanRequest, DescribePlanResponse } from '@agence/proto/billing/v1/operator';
import { PLANS } from '../plans.ts';

export const describePlan = async ({ plan }: DescribePlanRequest): Promise<DescribePlanResponse> => {
  const found = PLANS.get(plan);
  if (found === undefined)
    return refused(refuse('invalid', fr`Les formules sont : ${[...PLANS.keys()].join(', ')}.`));
  const { label: _, ...limites } = found;
  return { result: { $case: 'limites', value: limites } };
};
