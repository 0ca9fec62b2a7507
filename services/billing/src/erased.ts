import { onAccountErased } from '@agence/platform/bus/account-erased';
import type { Reaction } from '@agence/platform/bus/consumer';
import type { Platform } from '@agence/platform/service';
import type { Needs } from './needs.ts';
import { onCompteEffaceHandler } from './on-compte-efface/on-compte-efface.handler.ts';

/** Erases this service's data of an erased account. */
export const erased = (needs: Needs, { db }: Pick<Platform, 'db'>): Reaction =>
  onAccountErased(db, onCompteEffaceHandler(needs));
