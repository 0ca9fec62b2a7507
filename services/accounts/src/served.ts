import { type ServedService, served } from '@agence/platform/grpc/grpc-server';
import { type AccountsServer, AccountsService } from '@agence/proto/accounts/v1/accounts';
import { type AccountsOperatorServer, AccountsOperatorService } from '@agence/proto/accounts/v1/operator';
import { type SessionsServer, SessionsService } from '@agence/proto/accounts/v1/sessions';
import { accounts } from './accounts.rpcs.ts';
import type { Needs } from './needs.ts';
import { operator } from './operator.rpcs.ts';
import { sessions } from './sessions.rpcs.ts';

export const servedByAccounts = (needs: Needs): readonly ServedService[] => [
  served<AccountsServer>(AccountsService, accounts(needs)),
  served<SessionsServer>(SessionsService, sessions(needs)),
  served<AccountsOperatorServer>(AccountsOperatorService, operator(needs)),
];
