import { z } from 'zod';
import { confirmer, MAX, optional } from '../shape/shape.ts';

/** A missing name or site passes here, as an empty one does: the business rule refuses both. */
export const diagnosticsBody = z.object({
  entreprise: optional(MAX.entreprise),
  site_web: optional(MAX.site_web),
  ville: optional(MAX.ville),
  metier: optional(MAX.metier),
  confirmer,
});
