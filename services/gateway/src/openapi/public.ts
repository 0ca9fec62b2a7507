import { z } from 'zod';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';

const html = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } });
const text = (max: number) => z.string().max(max).optional();

const lead = z
  .object({
    entreprise: z.string().min(1).max(120),
    email: z.email().max(200),
    ville: text(80),
    site_web: text(200),
    metier: text(80),
    message: text(1000),
    objet: text(120),
    concurrents: text(500),
  })
  .meta({ id: 'Lead' });

const health = {
  get: {
    summary: 'Dit si le service est debout.',
    responses: {
      200: {
        description:
          'ok : debout, et ce dont il a besoin aussi ; restauration : une copie plus ancienne se vérifie, seules les lectures sont servies',
        content: {
          'application/json': { schema: z.object({ ok: z.boolean(), restauration: z.boolean().optional() }) },
        },
      },
    },
  },
};

const form = {
  post: {
    summary: 'Demande un diagnostic gratuit.',
    requestBody: {
      content: {
        'multipart/form-data': { schema: lead },
        'application/x-www-form-urlencoded': { schema: lead },
      },
    },
    responses: {
      200: html('Demande reçue'),
      422: html('Nom de l’entreprise vide, ou adresse électronique fautive'),
      429: html('Trop de demandes depuis cette adresse : une heure d’attente'),
      503: html('Panne de notre côté : la demande n’est pas confirmée'),
    },
  },
};

const moved = (path: string) => ({ 308: { description: `Va à ${path}` } });

/** The two open routes, with and without their trailing slash. */
export function publicDocument() {
  const paths: ZodOpenApiPathsObject = {
    '/health/': health,
    '/health': { get: { summary: health.get.summary, responses: moved('/health/') } },
    '/lead/': form,
    '/lead': { post: { summary: form.post.summary, responses: moved('/lead/') } },
  };
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Routes ouvertes', version: '1.0.0' },
    servers: [{ url: '/', description: 'L’adresse qui sert ce fichier' }],
    paths,
  });
}
