import { markedSince } from '@agence/platform/mark-once';
import { openPlatform } from '@agence/platform/service';
import { workQueue } from '@agence/platform/work-queue';
import { config } from './config.ts';
import { gather, INDEXES } from './needs.ts';
import { reactions } from './reactions.ts';
import { restored } from './restored.ts';
import { servedByMeasurement } from './served.ts';
import { sweeps } from './sweeps.ts';

const platform = openPlatform('measurement', config);
const needs = gather(platform, config);
const queue = workQueue(platform.bus, 'cells', config.STOP_GRACE_S * 1000);
const { publishNow, ...due } = sweeps(needs, queue, config.AI_PARALLEL);

await platform.run({
  services: servedByMeasurement(needs),
  reactions: reactions(needs, publishNow),
  indexes: INDEXES,
  restored: restored({ ...needs, markedSince: markedSince(platform.bus, 'calls') }),
  ...due,
});
