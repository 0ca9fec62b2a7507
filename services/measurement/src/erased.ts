import { onAccountErased } from '@agence/platform/bus/account-erased';
import type { Reaction } from '@agence/platform/bus/consumer';
import type { Platform } from '@agence/platform/service';
import { effacerCompte } from './mesures/effacer-client.ts';
import type { Needs } from './needs.ts';

/** What is erased here with an account. */
export const erased = (needs: Needs, { db }: Pick<Platform, 'db'>): Reaction =>
  onAccountErased(db, effacerCompte(needs));
