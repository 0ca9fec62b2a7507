import { watchHealth } from '@agence/platform/health-watch';
import { openPlatform } from '@agence/platform/service';
import { config } from './config.ts';
import { gateway } from './gateway.ts';
import { IDEMPOTENCY_INDEXES } from './idempotency/idempotency.store.ts';
import { healthGauge } from './routes/health.get.ts';

const platform = openPlatform('gateway', config);
const { ACCOUNTS_GRPC, CLIENTS_GRPC, MEASUREMENT_GRPC, BILLING_GRPC } = config;
const watch = watchHealth([ACCOUNTS_GRPC, CLIENTS_GRPC, MEASUREMENT_GRPC, BILLING_GRPC]);

await platform.run({
  services: [],
  indexes: IDEMPOTENCY_INDEXES,
  gauges: [healthGauge(watch)],
  start: () => gateway(platform, config, watch),
});
