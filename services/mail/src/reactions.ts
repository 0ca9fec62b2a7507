import { onAccountErased } from '@agence/platform/bus/account-erased';
import type { Reaction } from '@agence/platform/bus/consumer';
import type { Platform } from '@agence/platform/service';
import { forgetAccount } from './messages/write.ts';
import type { Needs } from './needs.ts';
import { comptesReactions } from './reactions/comptes.reactions.ts';
import { demandesReactions } from './reactions/demandes.reactions.ts';
import { mesuresReactions } from './reactions/mesures.reactions.ts';
import { securiteReactions } from './reactions/securite.reactions.ts';

/** Which event writes which message. The message id comes from the event, so a repeated event writes no second message. */
export const reactions = (needs: Needs): readonly Reaction[] => [
  ...mesuresReactions(needs),
  ...comptesReactions(needs),
  ...demandesReactions(needs),
  ...securiteReactions(needs),
];

/** Erases an account here: every message to it and every order from it. */
export const erased = (needs: Needs, { db }: Pick<Platform, 'db'>): Reaction =>
  onAccountErased(db, (compte) => forgetAccount(needs, compte));
