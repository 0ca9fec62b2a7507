import { on } from '@agence/platform/consumer';
import { served } from '@agence/platform/grpc-server';
import { openPlatform } from '@agence/platform/service';
import * as proto from '@agence/proto/accounts/v1/accounts';
import * as operator from '@agence/proto/accounts/v1/operator';
import { accountsHandlers } from './accounts.handlers.ts';
import { compteStore, INDEXES } from './compte.store.ts';
import { config } from './config.ts';
import { onPaiementChangeHandler } from './on-paiement-change/on-paiement-change.handler.ts';
import { operatorHandlers } from './operator.handlers.ts';

const platform = openPlatform('accounts', config);
const comptes = compteStore(platform);

await platform.run({
  services: [
    served<proto.AccountsServer>(proto.AccountsService, accountsHandlers(comptes, platform.clock)),
    served<operator.AccountsOperatorServer>(
      operator.AccountsOperatorService,
      operatorHandlers(comptes, platform.clock),
    ),
  ],
  reactions: [on('paiement_change', 'paiement', onPaiementChangeHandler(comptes))],
  indexes: INDEXES,
});
