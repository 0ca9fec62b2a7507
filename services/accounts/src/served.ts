import { type ServedService, served } from '@agence/platform/grpc/grpc-server';
import { type AccountsServer, AccountsService } from '@agence/proto/accounts/v1/accounts';
import { type AccountsOperatorServer, AccountsOperatorService } from '@agence/proto/accounts/v1/operator';
import { type SessionsServer, SessionsService } from '@agence/proto/accounts/v1/sessions';
import { demanderAdresseHandler } from './adresses/adresses.handler.ts';
import { lireDemande } from './adresses/lire-demande.handler.ts';
import { authenticate } from './authenticate/authenticate.handler.ts';
import { changerBadgeHandler } from './badge/badge.handler.ts';
import { lireParBadge } from './badge/lire-par-badge.handler.ts';
import { lireConnexion } from './connexion/lire-connexion.handler.ts';
import { createAccountHandler } from './create-account/create-account.handler.ts';
import { cutKeysHandler } from './cut-keys/cut-keys.handler.ts';
import { demanderCleHandler, listKeyRequests } from './demander-cle/demander-cle.handler.ts';
import { eraseAccountHandler } from './erase-account/erase-account.handler.ts';
import { eraseAddressHandler } from './erase-address/erase-address.handler.ts';
import { grantKeyHandler } from './grant-key/grant-key.handler.ts';
import { listKeys } from './grant-key/list-keys.handler.ts';
import { reglerLettreHandler } from './lettre/lettre.handler.ts';
import { createLinkHandler } from './lien/create-link.handler.ts';
import { demanderLienHandler } from './lien/lien.handler.ts';
import { lireLien } from './lien/lire-lien.handler.ts';
import { lireAcces } from './lire-acces/lire-acces.handler.ts';
import { changerMarqueHandler } from './marque/marque.handler.ts';
import type { Needs } from './needs.ts';
import { pauseHandler } from './pause-account/pause-account.handler.ts';
import { pauseAccount, resumeAccount } from './pause-account/pause-account.rule.ts';
import { retirerDemandeHandler } from './retirer-demande/retirer-demande.handler.ts';
import { revoquerHandler } from './revoquer/revoquer.handler.ts';
import { changerDeCompteHandler } from './session/changer-de-compte.handler.ts';
import { fermerSessionsHandler } from './session/fermer-sessions.handler.ts';
import { lireSession, listerComptes } from './session/lire-session.handler.ts';
import { ouvrirSessionHandler } from './session/ouvrir-session.handler.ts';
import { setOrdersModelHandler } from './set-orders-model/set-orders-model.handler.ts';
import { setPaymentHandler } from './set-payment/set-payment.handler.ts';
import { listAddressRequests, settleAddressHandler } from './settle-address/settle-address.handler.ts';
import { listAccounts, showAccount } from './show-account/show-account.handler.ts';

export const servedByAccounts = (needs: Needs): readonly ServedService[] => [
  served<AccountsServer>(AccountsService, {
    authenticate: authenticate(needs),
    lireParBadge: lireParBadge(needs),
    changerMarque: changerMarqueHandler(needs),
    changerBadge: changerBadgeHandler(needs),
    demanderAdresse: demanderAdresseHandler(needs),
    lireDemande: lireDemande(needs),
    revoquerCles: revoquerHandler(needs),
    demanderCle: demanderCleHandler(needs),
    retirerDemande: retirerDemandeHandler(needs),
    reglerLettre: reglerLettreHandler(needs),
    lireAcces: lireAcces(needs),
    lireCompte: ({ compte }) => showAccount(needs)({ slug: compte }),
  }),
  served<SessionsServer>(SessionsService, {
    demanderLien: demanderLienHandler(needs),
    lireLien: lireLien(needs),
    lireConnexion: lireConnexion(needs),
    ouvrirSession: ouvrirSessionHandler(needs),
    lireSession: lireSession(needs),
    listerComptes: listerComptes(needs),
    changerDeCompte: changerDeCompteHandler(needs),
    fermerSessions: fermerSessionsHandler(needs),
  }),
  served<AccountsOperatorServer>(AccountsOperatorService, {
    createAccount: createAccountHandler(needs),
    showAccount: showAccount(needs),
    listAccounts: listAccounts(needs),
    pauseAccount: pauseHandler(needs, pauseAccount),
    setOrdersModel: setOrdersModelHandler(needs),
    resumeAccount: pauseHandler(needs, resumeAccount),
    grantKey: grantKeyHandler(needs),
    listKeys: listKeys(needs),
    cutKeys: cutKeysHandler(needs),
    setPayment: setPaymentHandler(needs),
    listAddressRequests: listAddressRequests(needs),
    settleAddressRequest: settleAddressHandler(needs),
    listKeyRequests: listKeyRequests(needs),
    createLink: createLinkHandler(needs),
    eraseAddress: eraseAddressHandler(needs),
    eraseAccount: eraseAccountHandler(needs),
  }),
];
