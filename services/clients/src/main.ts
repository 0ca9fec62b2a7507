import { onAccountErased } from '@agence/platform/bus/account-erased';
import { openPlatform } from '@agence/platform/service';
import { INDEXES } from './clients.store.ts';
import { config } from './config.ts';
import { onCompteEfface } from './erased.ts';
import { gather } from './needs.ts';
import { reactions } from './reactions.ts';
import { servedByClients } from './served.ts';
import { sweeps } from './sweeps.ts';

const platform = openPlatform('clients', config);
const needs = gather(platform, config);

await platform.run({
  services: servedByClients(needs),
  reactions: [...reactions(needs), onAccountErased(platform.db, onCompteEfface(needs))],
  sweeps: sweeps(needs, platform),
  indexes: INDEXES,
});
