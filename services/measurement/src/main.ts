import { markedSince } from '@agence/platform/bus/mark-once';
import { openPlatform } from '@agence/platform/service';
import { config } from './config.ts';
import { gather, INDEXES } from './needs.ts';
import { erased, reactions } from './reactions.ts';
import { restored } from './restored.ts';
import { servedByMeasurement } from './served.ts';
import { sweeps, todos } from './sweeps.ts';

const platform = openPlatform('measurement', config);
const needs = gather(platform, config);
const pace = { parallel: config.AI_PARALLEL, grace_ms: config.STOP_GRACE_S * 1000 };
const { callNow, ...due } = sweeps(needs, pace);

await platform.run({
  services: servedByMeasurement(needs, callNow),
  reactions: [...reactions(needs, callNow), erased(needs, platform)],
  todos: todos(needs),
  indexes: INDEXES,
  named: { citations: 'state.qui', etiquettes: 'qui' },
  restored: restored({ ...needs, markedSince: markedSince(platform.bus, 'calls') }),
  ...due,
});
