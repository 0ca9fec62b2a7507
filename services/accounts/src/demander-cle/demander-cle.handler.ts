import { refused } from '@agence/platform/process/refus';
import type { DemanderCleRequest, DemanderCleResponse } from '@agence/proto/accounts/v1/accounts';
import type { ListKeyRequestsResponse } from '@agence/proto/accounts/v1/operator';
import { unix } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { demanderCle } from './demander-cle.rule.ts';

export const demanderCleHandler =
  ({ comptes, clock }: Needs) =>
  async ({ ordre }: DemanderCleRequest): Promise<DemanderCleResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const command = { command_id, confirmer, now: clock.now() };
    const outcome = await comptes.carryOut(compte, demanderCle, command);
    return 'refusal' in outcome
      ? refused(outcome)
      : { result: { $case: 'demande', value: outcome.proposal } };
  };

/** Accounts that wait for a key, the oldest request first. */
export const listKeyRequests =
  ({ comptes }: Needs) =>
  async (): Promise<ListKeyRequestsResponse> => {
    const requests = (await comptes.all()).flatMap(({ slug, compte: { nom, cle_demandee } }) =>
      cle_demandee == null ? [] : [{ slug, nom, demande_ts: unix(cle_demandee) }],
    );
    return { requests: requests.toSorted((a, b) => a.demande_ts - b.demande_ts) };
  };
