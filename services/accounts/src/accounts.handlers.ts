import { refuse } from '@agence/gesture';
import type { ProductClock } from '@agence/platform/clock';
import { type ServedService, served } from '@agence/platform/grpc-server';
import { refused } from '@agence/platform/refus';
import { type AccountsServer, AccountsService } from '@agence/proto/accounts/v1/accounts';
import { demanderAdresseHandler } from './adresses/adresses.handler.ts';
import { lireDemande } from './adresses/lire-demande.handler.ts';
import { authenticate } from './authenticate/authenticate.handler.ts';
import { changerBadgeHandler } from './badge/badge.handler.ts';
import type { Comptes } from './compte.store.ts';
import { changerMarqueHandler } from './marque/marque.handler.ts';
import { UNKNOWN_ACCOUNT } from './pause-account/pause-account.rule.ts';
import { present } from './present.ts';
import { revoquerHandler } from './revoquer/revoquer.handler.ts';

/** What the gateway and the other services ask of accounts. `domaine` is the mail domain of ordering addresses. */
export const accountsService = (comptes: Comptes, clock: ProductClock, domaine: string): ServedService =>
  served<AccountsServer>(AccountsService, {
    authenticate: authenticate(comptes, clock),
    changerMarque: changerMarqueHandler(comptes),
    changerBadge: changerBadgeHandler(comptes, domaine),
    demanderAdresse: demanderAdresseHandler(comptes, clock),
    lireDemande: lireDemande(comptes),
    revoquerCles: revoquerHandler(comptes, clock),
    lireCompte: async ({ compte }) => {
      const { state } = await comptes.read(compte);
      if (state === null) return refused(refuse('not_found', UNKNOWN_ACCOUNT));
      return { result: { $case: 'compte', value: present(compte, state, clock.now()) } };
    },
  });
