import { z } from 'zod';
import { confirmer, MAX, optional } from '../shape/shape.ts';

/** A name or a site that is missing is a business refusal here, as an empty one is: the rule says which. */
export const diagnosticsBody = z.object({
  entreprise: optional(MAX.entreprise),
  site_web: optional(MAX.site_web),
  ville: optional(MAX.ville),
  metier: optional(MAX.metier),
  confirmer,
});
