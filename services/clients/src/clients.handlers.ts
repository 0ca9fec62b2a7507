import { type Handlers, type ServedService, served } from '@agence/platform/grpc-server';
import * as proto from '@agence/proto/clients/v1/clients';
import * as files from '@agence/proto/clients/v1/dossiers';
import * as operator from '@agence/proto/clients/v1/operator';
import * as pages from '@agence/proto/clients/v1/pages';
import * as prospects from '@agence/proto/clients/v1/prospection';
import * as suivi from '@agence/proto/clients/v1/suivi';
import { dossiersHandlers } from './dossiers.handlers.ts';
import { figerPageHandler } from './figer-page/figer-page.handler.ts';
import { fixerLimitesHandler } from './fixer-limites/fixer-limites.handler.ts';
import type { Needs } from './needs.ts';
import { lireClient } from './portefeuille/lire-client.handler.ts';
import { lirePortefeuille } from './portefeuille/lire-portefeuille.handler.ts';
import { poserHandler } from './poser/poser.handler.ts';
import { prospectionsHandlers } from './prospections.handlers.ts';
import { ajusterQuestionsHandler } from './questions/ajuster-questions.handler.ts';
import { lireQuestions } from './questions/lire-questions.handler.ts';
import { retirerHandler } from './retirer/retirer.handler.ts';
import { suiviHandlers } from './suivi.handlers.ts';

/** The verbs of the portfolio: what this service can do, on one screen. */
const clientsHandlers = (needs: Needs): Handlers<proto.ClientsServer> => ({
  lirePortefeuille: lirePortefeuille(needs),
  poser: poserHandler(needs),
  retirer: retirerHandler(needs),
  lireClient: lireClient(needs),
  lireQuestions: lireQuestions(needs),
  ajusterQuestions: ajusterQuestionsHandler(needs),
  fixerLimites: fixerLimitesHandler(needs),
});

const operatorHandlers = ({ portefeuilles }: Needs): Handlers<operator.ClientsOperatorServer> => ({
  knowsAccount: async ({ compte }) => ({ known: (await portefeuilles.read(compte)).version > 0 }),
});

export const servedByClients = (needs: Needs): readonly ServedService[] => [
  served<proto.ClientsServer>(proto.ClientsService, clientsHandlers(needs)),
  served<suivi.SuiviServer>(suivi.SuiviService, suiviHandlers(needs)),
  served<files.DossiersServer>(files.DossiersService, dossiersHandlers(needs)),
  served<prospects.ProspectionsServer>(prospects.ProspectionsService, prospectionsHandlers(needs)),
  served<pages.PagesServer>(pages.PagesService, { figerPage: figerPageHandler(needs) }),
  served<operator.ClientsOperatorServer>(operator.ClientsOperatorService, operatorHandlers(needs)),
];
