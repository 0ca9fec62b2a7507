import type { LireParBadgeRequest, LireParBadgeResponse } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import { present } from '../present.ts';

/** The account of an ordering address. */
export const lireParBadge =
  ({ comptes, clock }: Needs) =>
  async ({ badge }: LireParBadgeRequest): Promise<LireParBadgeResponse> => {
    const account = await comptes.byBadge(badge);
    return { compte: account === null ? undefined : present(account.slug, account.compte, clock.now()) };
  };
