import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type {
  CloseAccountRequest,
  CloseAccountResponse,
  ListTerminationsResponse,
} from '@agence/proto/billing/v1/operator';
import { isoDay, unix } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { closeAccount } from './close-account.rule.ts';

export const closeAccountHandler =
  ({ facturations, clock }: Needs) =>
  async ({ operator, compte, why, on }: CloseAccountRequest): Promise<CloseAccountResponse> => {
    const by = { command_id: randomUUID(), confirmer: true, operator, why };
    const command = { ...by, on: on ?? null, today: isoDay(clock.now()) };
    const outcome = await facturations.carryOut(compte || '?', closeAccount, command);
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'closed', value: outcome.proposal } };
  };

/** Terminations that accounts recorded and that wait for a person. */
export const listTerminations =
  ({ facturations }: Pick<Needs, 'facturations'>) =>
  async (): Promise<ListTerminationsResponse> => {
    const found = await facturations.resiliationsNotees();
    const terminations = found.flatMap(({ compte, facturation: { mode, fin_le, resiliee_depuis: since } }) =>
      fin_le === null || since == null ? [] : [{ compte, mode, fin_le, depuis_ts: unix(since) }],
    );
    return { terminations };
  };
