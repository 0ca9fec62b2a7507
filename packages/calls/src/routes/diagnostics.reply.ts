import { z } from 'zod';
import { appels_prevus, confirme, leads, lien, prospect, texte } from '../shape/reply.ts';

export const diagnosticReply = z.object({
  compris: z.object(prospect),
  leads,
  confirme,
  lance: z.boolean(),
  raison: texte.optional(),
  lien: lien.optional(),
  suite: texte,
  note: texte,
  appels_prevus,
  questions_exemples: z
    .array(texte)
    .optional()
    .meta({ description: 'dans une proposition : des questions comme celles qui seraient posées' }),
});
