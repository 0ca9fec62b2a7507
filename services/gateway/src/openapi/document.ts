import type { AgencyRoute } from '@agence/calls/route';
import { proposes } from '@agence/calls/shape/shape';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { addExamples, type Paths } from './examples.ts';

const erreur = z
  .object({ erreur: z.string().meta({ description: 'phrase en français, à montrer telle quelle' }) })
  .meta({ id: 'Erreur' });
const suspendu = z.union([
  erreur,
  z.object({ erreur: z.string(), statut: z.string() }).meta({ id: 'Suspendu' }),
]);

const answer = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema } },
});

const SERVER = {
  url: '{base_url}',
  description: 'L’adresse du service',
  variables: {
    base_url: { default: 'http://127.0.0.1:8080', description: 'par défaut, celle que donne npm start' },
  },
};

/** Refusals that every agency route may answer, in the order in which they are decided. */
const REFUSALS = {
  401: answer('Aucune clé dans l’en-tête x-api-key', erreur),
  403: answer('Clé inconnue, coupée ou d’une autre porte ; ou compte suspendu, avec son statut', suspendu),
  429: answer('Trop d’appels, ou trop de clés refusées : Retry-After dit quand revenir', erreur),
  503: answer('Momentanément indisponible : Retry-After dit quand revenir', erreur),
};

// Answers may gain fields within a version, so callers must accept unknown fields.
const open = <D>(document: D): D =>
  JSON.parse(
    JSON.stringify(document, (key, value) =>
      key === 'additionalProperties' && value === false ? undefined : value,
    ),
  );

/** A missing body counts as `{}`, so a body is required only where `{}` is invalid. */
const bodyOf = ({ body, example }: Extract<AgencyRoute, { method: 'POST' }>) => {
  const confirme = { value: { ...example, confirmer: true } };
  const examples = { exemple: { value: example }, ...(proposes(body, {}) ? { confirme } : {}) };
  return {
    required: !body.safeParse({}).success,
    content: { 'application/json': { schema: body, examples } },
  };
};

/** `post_clients_retirer`. */
const operationId = ({ method, path }: AgencyRoute): string =>
  [method.toLowerCase(), ...path.split('/').filter((part) => part !== '' && part !== '{id}')].join('_');

/** Links the list of clients to the routes that take a client's id. */
const linksFrom = (name: string, routes: readonly AgencyRoute[]) => {
  if (name !== 'GET clients/') return {};
  const called = routes.filter(({ path }) => path.includes('{id}')).map(operationId);
  const parameters = { id: '$response.body#/clients/0/id' };
  return { links: Object.fromEntries(called.map((to) => [to, { operationId: to, parameters }])) };
};

const operation = (route: AgencyRoute, routes: readonly AgencyRoute[]): ZodOpenApiOperationObject => {
  const name = `${route.method} ${route.path}`;
  const posts = route.method === 'POST';
  const withId = route.path.includes('{id}');
  return {
    operationId: operationId(route),
    summary: route.phrase,
    ...(withId ? { requestParams: { path: z.object({ id: z.string() }) } } : {}),
    ...(route.method === 'POST' ? { requestBody: bodyOf(route) } : {}),
    responses: {
      200: {
        ...answer('La réponse, ou la proposition qui n’écrit rien', route.reply),
        ...linksFrom(name, routes),
      },
      ...REFUSALS,
      ...(withId ? { 404: answer('Ce client n’est pas sur ce compte', erreur) } : {}),
      ...(posts
        ? { 409: answer('Une règle refuse', erreur), 422: answer('Corps illisible ou champ fautif', erreur) }
        : {}),
    },
  };
};

/** The agency API as an OpenAPI 3.1 document, from the schemas that validate the calls. */
export function agencyDocument(routes: readonly AgencyRoute[]) {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = `/agence/v1/${route.path}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, routes) };
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: { title: 'API des agences', version: 'v1' },
    servers: [SERVER],
    security: [{ cle: [] }],
    components: { securitySchemes: { cle: { type: 'apiKey', in: 'header', name: 'x-api-key' } } },
    paths,
  });
  const described = open(document);
  addExamples(described.paths as Paths);
  return described;
}
