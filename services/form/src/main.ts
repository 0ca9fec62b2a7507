import { listenBehind } from '@agence/platform/http-behind';
import { limitGauges } from '@agence/platform/limits/sliding-limit';
import { openPlatform } from '@agence/platform/service';
import { config } from './config.ts';
import { surface } from './http/server.ts';
import { INDEXES } from './lead.store.ts';
import { gather } from './needs.ts';
import { purge } from './purge/purge.sweep.ts';
import { servedByForm } from './served.ts';
import { tours } from './tours/tours.sweep.ts';

const platform = openPlatform('form', config);
const needs = gather(platform, config);

await platform.run({
  services: servedByForm(needs),
  sweeps: [purge(needs), tours(needs)],
  todos: [{ kind: 'lead', since: needs.leads.toCheckSince }],
  indexes: INDEXES,
  gauges: limitGauges([needs.limit]),
  start: async () => (await listenBehind(surface(needs), platform.log, config)).stop,
});
