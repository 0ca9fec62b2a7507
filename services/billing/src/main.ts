import { on } from '@agence/platform/consumer';
import { served } from '@agence/platform/grpc-server';
import { openPlatform } from '@agence/platform/service';
import {
  type BillingOperatorServer,
  BillingOperatorService,
  type BillingServer,
  BillingService,
} from '@agence/proto/billing/v1/billing';
import { config } from './config.ts';
import { FACTURATIONS } from './facturation.ts';
import { lireFacturation } from './lire-facturation/lire-facturation.handler.ts';
import { onCompteCreeHandler } from './on-compte-cree/on-compte-cree.handler.ts';
import { operatorHandlers } from './operator.handlers.ts';

const platform = openPlatform('billing', config);
const facturations = platform.store(FACTURATIONS);

await platform.run({
  services: [
    served<BillingServer>(BillingService, { lireFacturation: lireFacturation(facturations, platform.clock) }),
    served<BillingOperatorServer>(BillingOperatorService, operatorHandlers(facturations)),
  ],
  reactions: [on('compte_cree', 'facturation', onCompteCreeHandler(facturations, platform.clock))],
});
