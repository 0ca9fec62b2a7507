import { carriesOut } from '@agence/gesture/handler';
import type { ListKeyRequestsResponse } from '@agence/proto/accounts/v1/operator';
import { unix } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { demanderCle } from './demander-cle.rule.ts';

export const demanderCleHandler = ({ comptes, clock }: Needs) =>
  carriesOut(comptes, demanderCle, 'demande', () => ({ now: clock.now() }));

/** Accounts that wait for a key, the oldest request first. */
export const listKeyRequests =
  ({ comptes }: Needs) =>
  async (): Promise<ListKeyRequestsResponse> => {
    const requests = (await comptes.all()).flatMap(({ slug, compte: { nom, cle_demandee } }) =>
      cle_demandee == null ? [] : [{ slug, nom, demande_ts: unix(cle_demandee) }],
    );
    return { requests: requests.toSorted((a, b) => a.demande_ts - b.demande_ts) };
  };
