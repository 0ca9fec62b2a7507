import { refuse } from '@agence/gesture';
import type { ProductClock } from '@agence/platform/clock';
import type { Handlers } from '@agence/platform/grpc-server';
import { refused } from '@agence/platform/refus';
import type { AccountsServer } from '@agence/proto/accounts/v1/accounts';
import { authenticate } from './authenticate/authenticate.handler.ts';
import type { Comptes } from './compte.store.ts';
import { changerMarqueHandler } from './marque/marque.handler.ts';
import { UNKNOWN_ACCOUNT } from './pause-account/pause-account.rule.ts';
import { present } from './present.ts';

/** What the gateway and the other services ask of accounts. */
export const accountsHandlers = (comptes: Comptes, clock: ProductClock): Handlers<AccountsServer> => ({
  authenticate: authenticate(comptes, clock),
  changerMarque: changerMarqueHandler(comptes),
  lireCompte: async ({ compte }) => {
    const { state } = await comptes.read(compte);
    if (state === null) return refused(refuse('not_found', UNKNOWN_ACCOUNT));
    return { result: { $case: 'compte', value: present(compte, state, clock.now()) } };
  },
});
