import { type Handlers, type ServedService, served } from '@agence/platform/grpc-server';
import * as diagnostics from '@agence/proto/measurement/v1/diagnostics';
import * as proto from '@agence/proto/measurement/v1/measurement';
import * as operator from '@agence/proto/measurement/v1/operator';
import { unix } from '@agence/words/paris';
import { diagnosticsHandlers } from './diagnostics/diagnostics.handlers.ts';
import { listCosts } from './list-costs/list-costs.handler.ts';
import { measurementHandlers } from './livrables/livrables.handlers.ts';
import type { Needs } from './needs.ts';
import { redoReadings } from './redo-readings/redo-readings.handler.ts';
import { listFailed } from './retry-measurement/list-failed.handler.ts';
import { retryMeasurementHandler } from './retry-measurement/retry-measurement.handler.ts';

const operatorHandlers = (needs: Needs): Handlers<operator.MeasurementOperatorServer> => ({
  listFailed: listFailed(needs),
  retryMeasurement: retryMeasurementHandler(needs),
  redoReadings: redoReadings(needs),
  listCosts: listCosts(needs),
  showMeasurements: async ({ compte }) => {
    const { mesures, cells } = needs;
    const rows = await mesures.ofAccount(compte);
    const states = await cells.states(rows.map(({ id }) => id));
    const shown = rows.map(({ id, mesure }) => ({
      id,
      compte: mesure.compte,
      client: mesure.client,
      revision: mesure.revision,
      etat: mesure.etat,
      lancee_ts: unix(mesure.lancee),
      terminee_ts: mesure.terminee === null ? undefined : unix(mesure.terminee),
      cellules: { ...states.get(id) },
    }));
    return { mesures: shown };
  },
});

export const servedByMeasurement = (needs: Needs): readonly ServedService[] => [
  served<proto.MeasurementServer>(proto.MeasurementService, measurementHandlers(needs)),
  served<diagnostics.DiagnosticsServer>(diagnostics.DiagnosticsService, diagnosticsHandlers(needs)),
  served<operator.MeasurementOperatorServer>(operator.MeasurementOperatorService, operatorHandlers(needs)),
];
