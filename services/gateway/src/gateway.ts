import type { HealthWatch } from '@agence/platform/health-watch';
import type { Platform } from '@agence/platform/service';
import { slidingLimit } from '@agence/platform/sliding-limit';
import { agencyRoutes } from './agency-routes.ts';
import type { config as Config } from './config.ts';
import { servedPaths } from './http/paths.ts';
import { pipeline } from './http/pipeline.ts';
import type { PublicRoute } from './http/public-route.ts';
import { listen } from './http/server.ts';
import { idempotencyStore } from './idempotency/idempotency.store.ts';
import { connectPeers } from './peers.ts';
import type { AgencyRoute } from './route.ts';
import { documentGet } from './routes/document.get.ts';
import { healthGet } from './routes/health.get.ts';
import { internePaiementPost } from './routes/interne.paiement.post.ts';
import { interneTachesPost } from './routes/interne.taches.post.ts';
import { leadGet } from './routes/lead.get.ts';
import { leadPost } from './routes/lead.post.ts';
import { openapiGet } from './routes/openapi.get.ts';
import { tasks } from './tasks.ts';

const BASE = '/agence/v1/';
/** Calls per key, and refused keys per address, in the sliding hour (the contract). */
const CALLS_PER_KEY = 600;
const REFUSED_KEYS = 30;

/** `POST diagnostics/,POST lead/` → each of them. */
const switchedOff = (setting: string): ReadonlySet<string> =>
  new Set(setting.split(',').map((one) => one.trim()));

/** Puts the surface together and listens; answers with how to stop. */
export async function gateway(
  platform: Platform,
  config: typeof Config,
  watch: HealthWatch,
): Promise<() => Promise<void>> {
  const { bus, log } = platform;
  const peers = connectPeers(config);
  const off = switchedOff(config.ROUTES_OFF);
  const agency = agencyRoutes(off).map((route) => ({ ...route, path: `${BASE}${route.path}` }));
  const schedule = {
    clients: config.CLIENTS_GRPC,
    measurement: config.MEASUREMENT_GRPC,
    billing: config.BILLING_GRPC,
    form: config.FORM_GRPC,
    mail: config.MAIL_GRPC,
  };
  const lead = [leadGet(config.FORM_HTTP), leadPost(config.FORM_HTTP)];
  const routes: readonly (AgencyRoute | PublicRoute)[] = [
    healthGet(watch),
    ...lead,
    openapiGet,
    interneTachesPost(tasks(schedule, config.INTERNAL_TOKEN), config.TASK_SECRET),
    documentGet(peers),
    internePaiementPost(peers),
    ...agency,
  ];
  const window_s = config.LIMIT_WINDOW_S;
  const stop = await listen({
    host: config.HOST,
    port: config.PORT,
    hops: config.TRUSTED_HOPS,
    handle: pipeline({
      peers,
      served: servedPaths(routes, off, BASE),
      callsPerKey: slidingLimit(bus, { name: 'KEY', limit: CALLS_PER_KEY, window_s }, log),
      refusedKeys: slidingLimit(bus, { name: 'REFUSED', limit: REFUSED_KEYS, window_s }, log),
      records: idempotencyStore(platform),
      log,
    }),
  });
  return async () => {
    await stop();
    watch.stop();
    for (const peer of Object.values(peers)) peer.close();
  };
}
