import { carriesOut, carriesOutFor } from '@agence/gesture/handler';
import type { WithdrawPlanRequest } from '@agence/proto/billing/v1/operator';
import type { Needs } from '../needs.ts';
import { retirerFormule, withdrawPlan } from './retirer-formule.rule.ts';

export const retirerFormuleHandler = ({ facturations }: Pick<Needs, 'facturations'>) =>
  carriesOut(facturations, retirerFormule, 'retiree', () => ({}));

export const withdrawPlanHandler = ({ facturations }: Pick<Needs, 'facturations'>) =>
  carriesOutFor(facturations, withdrawPlan, 'withdrawn', (request: WithdrawPlanRequest) => request);
