import type { Handlers } from '@agence/platform/grpc-server';
import type { ClientsOperatorServer, ClientsServer } from '@agence/proto/clients/v1/clients';
import type { Needs } from './needs.ts';
import { lireClient } from './portefeuille/lire-client.handler.ts';
import { lirePortefeuille } from './portefeuille/lire-portefeuille.handler.ts';
import { poserHandler } from './poser/poser.handler.ts';
import { ajusterQuestionsHandler } from './questions/ajuster-questions.handler.ts';
import { lireQuestions } from './questions/lire-questions.handler.ts';
import { retirerHandler } from './retirer/retirer.handler.ts';

/** The verbs of the portfolio: what this service can do, on one screen. */
export const clientsHandlers = (needs: Needs): Handlers<ClientsServer> => ({
  lirePortefeuille: lirePortefeuille(needs),
  poser: poserHandler(needs),
  retirer: retirerHandler(needs),
  lireClient: lireClient(needs),
  lireQuestions: lireQuestions(needs),
  ajusterQuestions: ajusterQuestionsHandler(needs),
});

export const operatorHandlers = ({ portefeuilles }: Needs): Handlers<ClientsOperatorServer> => ({
  knowsAccount: async ({ compte }) => ({ known: (await portefeuilles.read(compte)).version > 0 }),
});
