import { served } from '@agence/platform/grpc-server';
import { openPlatform } from '@agence/platform/service';
import { workQueue } from '@agence/platform/work-queue';
import {
  type MeasurementOperatorServer,
  MeasurementOperatorService,
  type MeasurementServer,
  MeasurementService,
} from '@agence/proto/measurement/v1/measurement';
import { config } from './config.ts';
import { dispatch } from './dispatch.ts';
import { measurementHandlers } from './livrables/livrables.handlers.ts';
import { MESURE_INDEXES } from './mesures/mesure.store.ts';
import { gather } from './needs.ts';
import { operatorHandlers } from './operator.handlers.ts';
import { reactions } from './reactions.ts';

const platform = openPlatform('measurement', config);
const needs = gather(platform, config);
const { sweeps, start, publishNow } = dispatch(needs, workQueue(platform.bus, 'cells'), config.AI_PARALLEL);

await platform.run({
  services: [
    served<MeasurementServer>(MeasurementService, measurementHandlers(needs)),
    served<MeasurementOperatorServer>(MeasurementOperatorService, operatorHandlers(needs)),
  ],
  reactions: reactions(needs, publishNow),
  sweeps,
  indexes: MESURE_INDEXES,
  start: async () => {
    start();
    return async () => {};
  },
});
