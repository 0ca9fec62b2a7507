import { type ServedService, served } from '@agence/platform/grpc/grpc-server';
import { type AuditsServer, AuditsService } from '@agence/proto/measurement/v1/audits';
import { type CommandesServer, CommandesService } from '@agence/proto/measurement/v1/commandes';
import { type DiagnosticsServer, DiagnosticsService } from '@agence/proto/measurement/v1/diagnostics';
import { type MeasurementServer, MeasurementService } from '@agence/proto/measurement/v1/measurement';
import {
  type MeasurementOperatorServer,
  MeasurementOperatorService,
} from '@agence/proto/measurement/v1/operator';
import { type ReadingsServer, ReadingsService } from '@agence/proto/measurement/v1/readings';
import { lireReponses } from './answers/lues.ts';
import { pageDeReponse, pageDesReponses } from './answers/page-de-reponse.ts';
import { lireSources } from './answers/sources-lues.ts';
import { auditerHandler } from './audit/auditer.handler.ts';
import { lireChangements } from './changes/lire-changements.handler.ts';
import { lireLiens } from './diagnostic/lire-liens.handler.ts';
import { EXEMPLE, REPONSE, REPONSES } from './livrables/links.ts';
import { lireDocument, lireDonnees, lireLivrables } from './livrables/lire.ts';
import { lireAvancement, lireMesures } from './mesures/lire-mesures.handler.ts';
import type { Needs } from './needs.ts';
import { listCosts } from './operator/list-costs.handler.ts';
import { listFailed, listStopped } from './operator/list-failed.handler.ts';
import { retryMeasurementHandler } from './operator/retry-measurement.handler.ts';
import { showMeasurements } from './operator/show-measurements.handler.ts';
import { showReadings } from './operator/show-readings.handler.ts';
import { tryModels } from './operator/try-models/try-models.handler.ts';
import { comprendre } from './orders/orders.ts';
import { proposerCitation, trancherCitation } from './readings/decisions/trancher.ts';
import { etiqueterReponse, lireReponse } from './readings/labels/reponse.ts';
import { sampleReadings } from './readings/labels/sample-readings.ts';
import { scoreReadings } from './readings/labels/score-readings.ts';
import { redoReadings } from './readings/redo/redo.ts';
import { rereadMeasurement } from './readings/redo/reread.ts';
import { lireExemple, pageExemple } from './report/exemple.ts';

/** The calls that this service answers to other services and operators. */
export const servedByMeasurement = (needs: Needs, callNow: () => Promise<void>): readonly ServedService[] => [
  served<MeasurementServer>(MeasurementService, {
    decrireModeles: async () => ({
      modeles: needs.models.length,
      lecteur: needs.reader !== null,
      commandes: needs.ordersModel?.label,
    }),
    lireLivrables: lireLivrables(needs),
    lireAvancement: lireAvancement(needs),
    lireMesures: lireMesures(needs),
    lireDocument: lireDocument(needs, {
      [REPONSE]: pageDeReponse,
      [REPONSES]: pageDesReponses,
      [EXEMPLE]: pageExemple,
    }),
    lireDonnees: lireDonnees(needs),
    lireChangements: lireChangements(needs),
  }),
  served<CommandesServer>(CommandesService, { comprendre: comprendre(needs, callNow) }),
  served<DiagnosticsServer>(DiagnosticsService, lireLiens(needs)),
  served<AuditsServer>(AuditsService, { auditer: auditerHandler(needs) }),
  served<ReadingsServer>(ReadingsService, {
    // No service calls it. It stays because `buf breaking` refuses a removed rpc.
    lireIncertaines: async () => ({ citations: [] }),
    proposerCitation: proposerCitation(needs),
    trancherCitation: trancherCitation(needs),
    lireReponses: lireReponses(needs),
    lireExemple: lireExemple(needs),
    lireSources: lireSources(needs),
    lireReponse: lireReponse(needs),
    etiqueterReponse: etiqueterReponse(needs),
  }),
  served<MeasurementOperatorServer>(MeasurementOperatorService, {
    listFailed: listFailed(needs),
    retryMeasurement: retryMeasurementHandler(needs),
    redoReadings: redoReadings(needs),
    rereadMeasurement: rereadMeasurement(needs),
    sampleReadings: sampleReadings(needs),
    scoreReadings: scoreReadings(needs),
    showReadings: showReadings(needs),
    listCosts: listCosts(needs),
    listStopped: listStopped(needs),
    tryModels: tryModels(needs),
    showMeasurements: showMeasurements(needs),
  }),
];
