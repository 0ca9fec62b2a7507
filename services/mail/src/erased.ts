import { onAccountErased } from '@agence/platform/account-erased';
import type { Reaction } from '@agence/platform/consumer';
import type { Platform } from '@agence/platform/service';
import type { Needs } from './needs.ts';
import { forgetMessages } from './reactions/forget.ts';

/** What is erased here with an account: all that was written to it, and all that came from it. */
export const erased = (needs: Needs, { db }: Pick<Platform, 'db'>): Reaction =>
  onAccountErased(db, async (compte) => {
    await Promise.all([needs.courriers.forgetAccount(compte), needs.propositions.forgetAccount(compte)]);
    await forgetMessages(needs, await needs.messages.ofAccount(compte));
  });
