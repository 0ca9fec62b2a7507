import { openPlatform } from '@agence/platform/service';
import { config } from './config.ts';
import { INDEXES } from './facturation.store.ts';
import { GARDES } from './gardes/gardes.store.ts';
import { gather } from './needs.ts';
import { reactions } from './reactions.ts';
import { restored } from './restored.ts';
import { servedByBilling } from './served.ts';
import { sweeps } from './sweeps.ts';
import { todos } from './todos.ts';

const platform = openPlatform('billing', config);
const needs = await gather(platform, config);

await platform.run({
  services: servedByBilling(needs),
  reactions: reactions(needs, platform),
  sweeps: sweeps(needs, platform),
  todos: todos(needs),
  indexes: { ...INDEXES, ...GARDES },
  restored: restored({ ...needs, db: platform.db }),
});
