import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type {
  ListKeptPlansResponse,
  RetryPlanRequest,
  RetryPlanResponse,
} from '@agence/proto/billing/v1/operator';
import { unix } from '@agence/words/paris';
import { appliquerAussitot } from '../appliquer-formule/appliquer-formule.handler.ts';
import type { Needs } from '../needs.ts';
import { retryPlan } from './retry-plan.rule.ts';

/** Plan changes that were paid for and did not fit. */
export const listKeptPlans =
  ({ facturations }: Needs) =>
  async (): Promise<ListKeptPlansResponse> => {
    const found = await facturations.formulesGardees();
    const kept = found.flatMap(({ compte, facturation: { plan, formule_gardee: gardee } }) =>
      gardee === null ? [] : [{ compte, plan, vers: gardee.vers, depuis_ts: unix(gardee.depuis) }],
    );
    return { kept };
  };

export const retryPlanHandler =
  (needs: Needs) =>
  async ({ operator, compte }: RetryPlanRequest): Promise<RetryPlanResponse> => {
    const command = { command_id: randomUUID(), confirmer: true, operator };
    const outcome = await needs.facturations.carryOut(compte || '?', retryPlan, command);
    if ('refusal' in outcome) return refused(outcome);
    const { plan, formule = 'en cours' } = await appliquerAussitot(needs, compte, outcome.proposal.formule);
    return { result: { $case: 'retried', value: { plan, formule } } };
  };
