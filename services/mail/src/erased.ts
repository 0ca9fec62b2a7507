import { onAccountErased } from '@agence/platform/bus/account-erased';
import type { Reaction } from '@agence/platform/bus/consumer';
import type { Platform } from '@agence/platform/service';
import { forgetAccount } from './messages/forget.ts';
import type { Needs } from './needs.ts';

/** Erases an account here: every message to it and every order from it. */
export const erased = (needs: Needs, { db }: Pick<Platform, 'db'>): Reaction =>
  onAccountErased(db, (compte) => forgetAccount(needs, compte));
