import { onAccountErased } from '@agence/platform/account-erased';
import type { Reaction } from '@agence/platform/consumer';
import type { Platform } from '@agence/platform/service';
import { forgetAccount } from './messages/forget.ts';
import type { Needs } from './needs.ts';

/** What is erased here with an account: all that was written to it, and all that came from it. */
export const erased = (needs: Needs, { db }: Pick<Platform, 'db'>): Reaction =>
  onAccountErased(db, (compte) => forgetAccount(needs, compte));
