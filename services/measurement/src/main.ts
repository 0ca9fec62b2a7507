import { openPlatform } from '@agence/platform/service';
import { workQueue } from '@agence/platform/work-queue';
import { config } from './config.ts';
import { dispatch } from './dispatch.ts';
import { MESURE_INDEXES } from './mesures/mesure.store.ts';
import { gather } from './needs.ts';
import { servedByMeasurement } from './operator.handlers.ts';
import { reactions } from './reactions.ts';

const platform = openPlatform('measurement', config);
const needs = gather(platform, config);
const { sweeps, start, publishNow } = dispatch(needs, workQueue(platform.bus, 'cells'), config.AI_PARALLEL);

await platform.run({
  services: servedByMeasurement(needs),
  reactions: reactions(needs, publishNow),
  sweeps,
  indexes: MESURE_INDEXES,
  start,
});
