import { connectPeers } from '@agence/calls/peers';
import { watchHealth } from '@agence/platform/grpc/health-watch';
import { slidingLimit } from '@agence/platform/limits/sliding-limit';
import type { Platform } from '@agence/platform/service';
import type { config as Config } from './config.ts';
import { readingAhead } from './http/ahead.ts';
import { idempotencyStore } from './idempotency/idempotency.store.ts';
import { tasks } from './tasks.ts';

export type Needs = ReturnType<typeof gather>;

/** Calls per key, and refused keys per address, in the sliding hour (the contract). */
const CALLS_PER_KEY = 600;
const REFUSED_KEYS = 30;

export function gather(platform: Platform, config: typeof Config) {
  const { bus, log } = platform;
  const { ACCOUNTS_GRPC: accounts, CLIENTS_GRPC: clients, MEASUREMENT_GRPC: measurement } = config;
  const { BILLING_GRPC: billing, FORM_GRPC: form, MAIL_GRPC: mail } = config;
  const tokens = { service: config.SERVICE_TOKEN };
  const { LIMIT_WINDOW_S: window_s } = config;
  const peers = connectPeers({ accounts, clients, measurement, billing }, tokens);
  const watch = watchHealth([accounts, clients, measurement, billing]);
  return {
    peers,
    tasks: tasks({ accounts, clients, measurement, billing, form, mail }, tokens),
    /** Health of the services that the API needs. */
    watch,
    callsPerKey: slidingLimit(bus, { name: 'KEY', limit: CALLS_PER_KEY, window_s }, log),
    refusedKeys: slidingLimit(bus, { name: 'REFUSED', limit: REFUSED_KEYS, window_s }, log),
    ahead: readingAhead(peers),
    records: idempotencyStore(platform),
    log,
    close: () => {
      watch.stop();
      for (const peer of Object.values(peers)) peer.close();
    },
  };
}
