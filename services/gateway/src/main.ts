import { openPlatform } from '@agence/platform/service';
import { config } from './config.ts';
import { healthGauges } from './http/health.gauges.ts';
import { listen } from './http/server.ts';
import { INDEXES } from './idempotency/idempotency.store.ts';
import { gather } from './needs.ts';
import { servedByGateway } from './served.ts';

const platform = openPlatform('gateway', config);
const needs = gather(platform, config);

await platform.run({
  services: [],
  indexes: INDEXES,
  gauges: healthGauges(needs),
  open: async () => {
    const { HOST: host, PORT: port, TRUSTED_HOPS: hops, PUBLIC_URL: publicUrl } = config;
    const stop = await listen({ host, port, hops, publicUrl, handle: servedByGateway(needs, config) });
    return async () => {
      await stop();
      needs.close();
    };
  },
});
