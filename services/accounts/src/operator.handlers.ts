import type { ProductClock } from '@agence/platform/clock';
import { type ServedService, served } from '@agence/platform/grpc-server';
import { type AccountsOperatorServer, AccountsOperatorService } from '@agence/proto/accounts/v1/operator';
import type { Comptes } from './compte.store.ts';
import { createAccountHandler } from './create-account/create-account.handler.ts';
import { grantKeyHandler } from './grant-key/grant-key.handler.ts';
import { listKeys } from './grant-key/list-keys.handler.ts';
import { pauseHandler } from './pause-account/pause-account.handler.ts';
import { pauseAccount, resumeAccount } from './pause-account/pause-account.rule.ts';
import { listAddressRequests, settleAddressHandler } from './settle-address/settle-address.handler.ts';
import { listAccounts, showAccount } from './show-account/show-account.handler.ts';

/** What the people who run the service can do with accounts. */
export const operatorService = (comptes: Comptes, clock: ProductClock): ServedService =>
  served<AccountsOperatorServer>(AccountsOperatorService, {
    createAccount: createAccountHandler(comptes, clock),
    showAccount: showAccount(comptes, clock),
    listAccounts: listAccounts(comptes, clock),
    pauseAccount: pauseHandler(comptes, clock, pauseAccount),
    resumeAccount: pauseHandler(comptes, clock, resumeAccount),
    grantKey: grantKeyHandler(comptes, clock),
    listKeys: listKeys(comptes),
    listAddressRequests: listAddressRequests(comptes),
    settleAddressRequest: settleAddressHandler(comptes),
  });
