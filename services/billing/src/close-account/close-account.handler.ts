import { carriesOutFor } from '@agence/gesture/handler';
import type { CloseAccountRequest, ListTerminationsResponse } from '@agence/proto/billing/v1/operator';
import { isoDay, unix } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { closeAccount } from './close-account.rule.ts';

export const closeAccountHandler = ({ facturations, clock }: Needs) =>
  carriesOutFor(facturations, closeAccount, 'closed', ({ operator, why, on }: CloseAccountRequest) => ({
    ...{ operator, why, on: on ?? null, today: isoDay(clock.now()) },
  }));

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
