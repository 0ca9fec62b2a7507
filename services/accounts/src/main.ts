import { onAccountErased } from '@agence/platform/bus/account-erased';
import { openPlatform } from '@agence/platform/service';
import { INDEXES } from './compte.store.ts';
import { config } from './config.ts';
import { gather } from './needs.ts';
import { purge } from './purge/purge.sweep.ts';
import { reactions } from './reactions.ts';
import { restored } from './restored.ts';
import { servedByAccounts } from './served.ts';
import { todos } from './todos.ts';

const platform = openPlatform('accounts', config);
const needs = gather(platform, config);

await platform.run({
  services: servedByAccounts(needs),
  reactions: [...reactions(needs), onAccountErased(platform.db)],
  sweeps: [purge({ ...needs, log: platform.log })],
  restored: restored(needs),
  todos: todos(needs),
  indexes: INDEXES,
});
