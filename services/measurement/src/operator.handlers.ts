import { type Handlers, type ServedService, served } from '@agence/platform/grpc-server';
import { unix } from '@agence/platform/paris';
import * as diagnostics from '@agence/proto/measurement/v1/diagnostics';
import * as proto from '@agence/proto/measurement/v1/measurement';
import { diagnosticsHandlers } from './diagnostics/diagnostics.handlers.ts';
import { measurementHandlers } from './livrables/livrables.handlers.ts';
import type { Needs } from './needs.ts';

const operatorHandlers = ({ mesures, cells }: Needs): Handlers<proto.MeasurementOperatorServer> => ({
  showMeasurements: async ({ compte }) => {
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
  served<proto.MeasurementOperatorServer>(proto.MeasurementOperatorService, operatorHandlers(needs)),
];
