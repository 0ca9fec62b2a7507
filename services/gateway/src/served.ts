import { agencyRoutes } from '@agence/calls/agency-routes';
import type { AgencyRoute } from '@agence/calls/route';
import { servedPaths } from '@agence/platform/paths';
import type { config as Config } from './config.ts';
import { answers } from './http/answers.ts';
import { forward } from './http/forward.ts';
import { healthy } from './http/health.gauges.ts';
import { consoleAway, formAway } from './http/pages.ts';
import { type Handle, type PublicRoute, pipeline } from './http/pipeline.ts';
import type { Needs } from './needs.ts';
import { publicDocument } from './openapi/public.ts';
import { documentGet } from './routes/document.get.ts';
import { internePaiementPost } from './routes/interne.paiement.post.ts';
import { interneTachesPost } from './routes/interne.taches.post.ts';
import { routesOff } from './routes-off.ts';

const BASE = '/agence/v1/';
const DOCUMENT = publicDocument();

/** Routes passed on to the service that draws their pages. */
const forwarded = (to: string, away: typeof formAway, ...paths: readonly string[]): readonly PublicRoute[] =>
  (['GET', 'POST'] as const).flatMap((method) =>
    paths.map((path) => ({ method, path, answer: forward(to, away(method)) })),
  );

export const publicRoutes = (
  needs: Needs,
  config: Pick<typeof Config, 'CONSOLE_HTTP' | 'FORM_HTTP' | 'TASK_SECRET'>,
): readonly PublicRoute[] => [
  {
    method: 'GET',
    path: '/health/',
    // The last result of the background health checks: this answer makes no call.
    answer: async (_, res) =>
      answers.ok(res, { ok: healthy(needs), ...(needs.watch.held() ? { restauration: true } : {}) }),
  },
  ...forwarded(config.CONSOLE_HTTP, consoleAway, '/console/', '/console/{reste}'),
  ...forwarded(config.FORM_HTTP, formAway, '/lead/', '/lead/confirmer/{id}'),
  { method: 'GET', path: '/openapi.json', answer: async (_, res) => answers.ok(res, DOCUMENT) },
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
