import { openPlatform } from '@agence/platform/service';
import { servedByClients } from './clients.handlers.ts';
import { INDEXES } from './clients.store.ts';
import { config } from './config.ts';
import { lancements } from './lancements/lancements.sweep.ts';
import { mesuresMensuelles } from './mesure-mensuelle/mesures-mensuelles.sweep.ts';
import { gather } from './needs.ts';
import { reactions } from './reactions.ts';

const platform = openPlatform('clients', config);
const needs = gather(platform, config);

await platform.run({
  services: servedByClients(needs),
  reactions: reactions(needs),
  sweeps: [
    lancements(needs),
    mesuresMensuelles(needs),
    { name: 'modeles', every_s: 15, run: needs.models.refresh },
  ],
  indexes: INDEXES,
});
