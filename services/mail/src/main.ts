import { openPlatform } from '@agence/platform/service';
import { config } from './config.ts';
import { gauges } from './mail.gauges.ts';
import { INDEXES } from './messages/message.store.ts';
import { gather } from './needs.ts';
import { COURRIER_INDEXES } from './orders/courrier.store.ts';
import { erased, reactions } from './reactions.ts';
import { servedByMail } from './served.ts';
import { openOrders } from './smtp/server.ts';
import { sweeps } from './sweeps.ts';

const platform = openPlatform('mail', config);
const needs = gather(platform, config);

await platform.run({
  services: servedByMail(needs),
  reactions: [...reactions(needs), erased(needs, platform)],
  sweeps: sweeps(needs),
  todos: needs.ownTodos,
  indexes: { ...INDEXES, ...COURRIER_INDEXES },
  gauges: gauges(needs),
  start: () => openOrders(needs, config),
});
