import type { Fiche } from '@agence/proto/clients/v1/clients';
import { z } from 'zod';
import { concurrents, confirmer, MAX, optional, paragraphs, required } from '../http/shape.ts';
import { given } from '../http/text.ts';

const MAX_CLIENTS = 50;

const entree = z.object({
  entreprise: required(MAX.entreprise),
  site_web: required(MAX.site_web),
  ville: optional(MAX.ville),
  metier: optional(MAX.metier),
  concurrents,
  contexte: paragraphs(MAX.contexte),
});

/** Body of `POST clients/`. */
export const clientsBody = z.object({
  clients: z.array(entree, given).min(1).max(MAX_CLIENTS),
  confirmer,
});

/** An entry as it crosses to the clients service. */
export const aPoser = (one: z.infer<typeof entree>): Fiche => ({
  entreprise: one.entreprise,
  site_web: one.site_web,
  ville: one.ville,
  metier: one.metier,
  concurrents: one.concurrents ?? [],
  contexte: one.contexte,
});
