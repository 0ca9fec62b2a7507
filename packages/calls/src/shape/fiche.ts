import type { Fiche } from '@agence/proto/clients/v1/clients';
import type { Identite } from '@agence/proto/clients/v1/suivi';
import { CLIENT_FIELDS } from '@agence/words/client-fields';
import { MAX_CLIENTS } from '@agence/words/promises';
import { z } from 'zod';
import { texte } from './reply.ts';
import {
  concurrents,
  confirmer,
  erasable,
  erasableParagraphs,
  optional,
  paragraphs,
  required,
} from './shape.ts';
import { given } from './text.ts';

const entree = z.object({
  entreprise: required(CLIENT_FIELDS.entreprise.max),
  site_web: required(CLIENT_FIELDS.site_web.max),
  ville: optional(CLIENT_FIELDS.ville.max),
  metier: optional(CLIENT_FIELDS.metier.max),
  concurrents,
  contexte: paragraphs(CLIENT_FIELDS.contexte.max),
} satisfies Record<keyof Fiche, z.ZodType>);

export const clientsBody = z.object({
  clients: z.array(entree, given).min(1).max(MAX_CLIENTS),
  confirmer,
});

/** The fields that can be corrected; an empty text clears an optional one. */
const corrigibles = {
  entreprise: optional(CLIENT_FIELDS.entreprise.max),
  site_web: optional(CLIENT_FIELDS.site_web.max),
  ville: erasable(CLIENT_FIELDS.ville.max),
  metier: erasable(CLIENT_FIELDS.metier.max),
} satisfies Record<keyof Identite, z.ZodType>;

/** The same fields in answers. */
export const identite = {
  entreprise: texte,
  site_web: texte,
  ville: texte.nullable(),
  metier: texte.nullable(),
} satisfies Record<keyof Identite, z.ZodType>;

/** Body of `POST clients/{id}/corriger/`; competitors and context may change at any time. */
export const corrigerBody = z.object({
  ...corrigibles,
  concurrents,
  contexte: erasableParagraphs(CLIENT_FIELDS.contexte.max),
  confirmer,
});
