import { type ServedService, served } from '@agence/platform/grpc/grpc-server';
import { type ClientsServer, ClientsService } from '@agence/proto/clients/v1/clients';
import { type DossiersServer, DossiersService } from '@agence/proto/clients/v1/dossiers';
import { type ClientsOperatorServer, ClientsOperatorService } from '@agence/proto/clients/v1/operator';
import { type PagesServer, PagesService } from '@agence/proto/clients/v1/pages';
import { type ProspectionsServer, ProspectionsService } from '@agence/proto/clients/v1/prospection';
import { type SuiviServer, SuiviService } from '@agence/proto/clients/v1/suivi';
import { clients } from './clients.rpcs.ts';
import { dossiers, pages } from './dossiers.rpcs.ts';
import type { Needs } from './needs.ts';
import { prospections } from './prospections.rpcs.ts';
import { suivi } from './suivi.rpcs.ts';

export const servedByClients = (needs: Needs): readonly ServedService[] => [
  served<ClientsServer>(ClientsService, clients(needs)),
  served<SuiviServer>(SuiviService, suivi(needs)),
  served<DossiersServer>(DossiersService, dossiers(needs)),
  served<ProspectionsServer>(ProspectionsService, prospections(needs)),
  served<PagesServer>(PagesService, pages(needs)),
  served<ClientsOperatorServer>(ClientsOperatorService, {
    knowsAccount: async ({ compte }) => ({ known: (await needs.portefeuilles.read(compte)).version > 0 }),
  }),
];
