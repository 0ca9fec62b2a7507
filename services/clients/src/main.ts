import { connectPeer } from '@agence/platform/grpc-client';
import { served } from '@agence/platform/grpc-server';
import { openPlatform } from '@agence/platform/service';
import { AccountsClient, type AccountsServer } from '@agence/proto/accounts/v1/accounts';
import * as proto from '@agence/proto/clients/v1/clients';
import { MeasurementClient, type MeasurementServer } from '@agence/proto/measurement/v1/measurement';
import { clientsHandlers, operatorHandlers } from './clients.handlers.ts';
import { clientsStore, INDEXES } from './clients.store.ts';
import { config } from './config.ts';
import { dossiersHandlers } from './dossiers.handlers.ts';
import { lancements } from './lancements/lancements.sweep.ts';
import { modelCount } from './models.ts';
import { reactions } from './reactions.ts';

const platform = openPlatform('clients', config);
const token = config.INTERNAL_TOKEN;
const accounts = connectPeer<AccountsServer>(AccountsClient, config.ACCOUNTS_GRPC, token).call;
const measurement = connectPeer<MeasurementServer>(MeasurementClient, config.MEASUREMENT_GRPC, token).call;
const models = modelCount(measurement);
const allowed = new Set(config.SITE_FETCH_ALLOW.split(',').filter((address) => address !== ''));
const needs = { ...clientsStore(platform), clock: platform.clock, accounts, models, allowed };

await platform.run({
  services: [
    served<proto.ClientsServer>(proto.ClientsService, clientsHandlers(needs)),
    served<proto.DossiersServer>(proto.DossiersService, dossiersHandlers(needs)),
    served<proto.ClientsOperatorServer>(proto.ClientsOperatorService, operatorHandlers(needs)),
  ],
  reactions: reactions(needs),
  sweeps: [lancements(needs), { name: 'modeles', every_s: 15, run: models.refresh }],
  indexes: INDEXES,
});
