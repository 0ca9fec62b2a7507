import type { Fiche } from '@agence/proto/clients/v1/clients';
import type { Identite } from '@agence/proto/clients/v1/suivi';
import { MAX_CLIENTS } from '@agence/words/promises';
import { z } from 'zod';
import {
  concurrents,
  confirmer,
  erasable,
  erasableParagraphs,
  MAX,
  optional,
  paragraphs,
  required,
} from './shape.ts';
import { given } from './text.ts';

const entree = z.object({
  entreprise: required(MAX.entreprise),
  site_web: required(MAX.site_web),
  ville: optional(MAX.ville),
  metier: optional(MAX.metier),
  concurrents,
  contexte: paragraphs(MAX.contexte),
} satisfies Record<keyof Fiche, z.ZodType>);

export const clientsBody = z.object({
  clients: z.array(entree, given).min(1).max(MAX_CLIENTS),
  confirmer,
});

/** The fields that can be corrected; an empty text clears an optional one. */
const corrigibles = {
  entreprise: optional(MAX.entreprise),
  site_web: optional(MAX.site_web),
  ville: erasable(MAX.ville),
  metier: erasable(MAX.metier),
} satisfies Record<keyof Identite, z.ZodType>;

/** Body of `POST clients/{id}/corriger/`; competitors and context may change at any time. */
export const corrigerBody = z.object({
  ...corrigibles,
  concurrents,
  contexte: erasableParagraphs(MAX.contexte),
  confirmer,
});
