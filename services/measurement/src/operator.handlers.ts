import type { Handlers } from '@agence/platform/grpc-server';
import { unix } from '@agence/platform/paris';
import type { MeasurementOperatorServer } from '@agence/proto/measurement/v1/measurement';
import type { Needs } from './needs.ts';

export const operatorHandlers = ({ mesures, cells }: Needs): Handlers<MeasurementOperatorServer> => ({
  showMeasurements: async ({ compte }) => {
    const rows = await mesures.ofAccount(compte);
    const shown = await Promise.all(
      rows.map(async ({ id, mesure }) => {
        const byState = Map.groupBy(await cells.of(id), ({ etat }) => etat);
        return {
          id,
          compte: mesure.compte,
          client: mesure.client,
          revision: mesure.revision,
          etat: mesure.etat,
          lancee_ts: unix(mesure.lancee),
          terminee_ts: mesure.terminee === null ? undefined : unix(mesure.terminee),
          cellules: Object.fromEntries([...byState].map(([etat, list]) => [etat, list.length])),
        };
      }),
    );
    return { mesures: shown };
  },
});
