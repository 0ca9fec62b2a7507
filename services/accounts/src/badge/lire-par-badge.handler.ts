import type { LireParBadgeRequest, LireParBadgeResponse } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import { present } from '../present.ts';

/** The account of an ordering address. */
export const lireParBadge =
  ({ comptes, clock }: Needs) =>
  async ({ badge }: LireParBadgeRequest): Promise<LireParBadgeResponse> => {
    const held = await comptes.byBadge(badge);
    return { compte: held === null ? undefined : present(held.slug, held.compte, clock.now()) };
  };
