import { type ServedService, served } from '@agence/platform/grpc/grpc-server';
import { type ClientsServer, ClientsService } from '@agence/proto/clients/v1/clients';
import { type DossiersServer, DossiersService } from '@agence/proto/clients/v1/dossiers';
import { type ClientsOperatorServer, ClientsOperatorService } from '@agence/proto/clients/v1/operator';
import { type PagesServer, PagesService } from '@agence/proto/clients/v1/pages';
import { type ProspectionsServer, ProspectionsService } from '@agence/proto/clients/v1/prospection';
import { type SuiviServer, SuiviService } from '@agence/proto/clients/v1/suivi';
import { admettreAudit } from './admettre-audit/admettre-audit.handler.ts';
import { changerReperesHandler } from './changer-reperes/changer-reperes.handler.ts';
import { choisirPageHandler } from './choisir-page/choisir-page.handler.ts';
import { corrigerHandler } from './corriger/corriger.handler.ts';
import { demanderDiagnosticHandler } from './demander-diagnostic/demander-diagnostic.handler.ts';
import { lireDemande } from './demander-diagnostic/lire-demande.handler.ts';
import { figerPageHandler } from './figer-page/figer-page.handler.ts';
import { fixerLimitesHandler } from './fixer-limites/fixer-limites.handler.ts';
import { lireDossier } from './lire-dossier/lire-dossier.handler.ts';
import type { Needs } from './needs.ts';
import { noterRemiseHandler } from './noter-remise/noter-remise.handler.ts';
import { lireClient } from './portefeuille/lire-client.handler.ts';
import { lirePortefeuille } from './portefeuille/lire-portefeuille.handler.ts';
import { poserHandler } from './poser/poser.handler.ts';
import { lireProspection } from './prospection/lire-prospection.handler.ts';
import { ajusterQuestionsHandler } from './questions/ajuster-questions.handler.ts';
import { lireQuestions } from './questions/lire-questions.handler.ts';
import { remettreDiagnosticHandler } from './remettre-diagnostic/remettre-diagnostic.handler.ts';
import { remettreDocumentHandler } from './remettre-document/remettre-document.handler.ts';
import { remettreEtatsHandler } from './remettre-etats/remettre-etats.handler.ts';
import { remettreQuestionsHandler } from './remettre-questions/remettre-questions.handler.ts';
import { retirerHandler } from './retirer/retirer.handler.ts';

export const servedByClients = (needs: Needs): readonly ServedService[] => [
  served<ClientsServer>(ClientsService, {
    lirePortefeuille: lirePortefeuille(needs),
    poser: poserHandler(needs),
    retirer: retirerHandler(needs),
    lireClient: lireClient(needs),
    lireQuestions: lireQuestions(needs),
    ajusterQuestions: ajusterQuestionsHandler(needs),
    fixerLimites: fixerLimitesHandler(needs),
  }),
  served<SuiviServer>(SuiviService, {
    corriger: corrigerHandler(needs),
    changerReperes: changerReperesHandler(needs),
    choisirPage: choisirPageHandler(needs),
    admettreAudit: admettreAudit(needs),
    noterRemise: noterRemiseHandler(needs),
  }),
  served<DossiersServer>(DossiersService, {
    lireDossier: lireDossier(needs),
    remettreQuestions: remettreQuestionsHandler(needs),
    remettreEtats: remettreEtatsHandler(needs),
    remettreDocument: remettreDocumentHandler(needs),
  }),
  served<ProspectionsServer>(ProspectionsService, {
    demanderDiagnostic: demanderDiagnosticHandler(needs),
    lireProspection: lireProspection(needs),
    lireDemande: lireDemande(needs),
    remettreDiagnostic: remettreDiagnosticHandler(needs),
  }),
  served<PagesServer>(PagesService, { figerPage: figerPageHandler(needs) }),
  served<ClientsOperatorServer>(ClientsOperatorService, {
    knowsAccount: async ({ compte }) => ({ known: (await needs.portefeuilles.read(compte)).version > 0 }),
  }),
];
