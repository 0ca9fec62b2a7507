import { agencyRoutes } from '@agence/calls/agency-routes';
import type { AgencyRoute } from '@agence/calls/route';
import { servedPaths } from '@agence/platform/paths';
import type { config as Config } from './config.ts';
import { type Handle, pipeline } from './http/pipeline.ts';
import type { PublicRoute } from './http/public-route.ts';
import type { Needs } from './needs.ts';
import { consoleAll } from './routes/console.all.ts';
import { documentGet } from './routes/document.get.ts';
import { healthGet } from './routes/health.get.ts';
import { internePaiementPost } from './routes/interne.paiement.post.ts';
import { interneTachesPost } from './routes/interne.taches.post.ts';
import { leadConfirmerAll } from './routes/lead.confirmer.all.ts';
import { leadGet } from './routes/lead.get.ts';
import { leadPost } from './routes/lead.post.ts';
import { openapiGet } from './routes/openapi.get.ts';
import { routesOff } from './routes-off.ts';

const BASE = '/agence/v1/';

export const publicRoutes = (
  needs: Needs,
  config: Pick<typeof Config, 'CONSOLE_HTTP' | 'FORM_HTTP' | 'TASK_SECRET'>,
): readonly PublicRoute[] => [
  healthGet(needs),
  ...consoleAll(config.CONSOLE_HTTP),
  leadGet(config.FORM_HTTP),
  leadPost(config.FORM_HTTP),
  ...leadConfirmerAll(config.FORM_HTTP),
  openapiGet,
  interneTachesPost(needs, config.TASK_SECRET),
  ...documentGet(needs),
  internePaiementPost(needs),
];

export function servedByGateway(needs: Needs, config: typeof Config): Handle {
  const off = routesOff(config.ROUTES_OFF);
  const routes: readonly (AgencyRoute | PublicRoute)[] = [
    ...publicRoutes(needs, config),
    ...agencyRoutes(off).map((route) => ({ ...route, path: `${BASE}${route.path}` })),
  ];
  return pipeline({ ...needs, served: servedPaths(routes, off, BASE) });
}
