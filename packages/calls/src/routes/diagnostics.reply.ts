import { z } from 'zod';
import { appels_prevus, confirme, leads, lien, prospect, texte, ts } from '../shape/reply.ts';

export const diagnosticsReply = z.object({
  leads,
  diagnostics: z.array(
    z.object({
      entreprise: texte,
      site: texte,
      ville: texte.nullable(),
      metier: texte.nullable(),
      demande_ts: ts,
      etat: z.enum(['en cours', 'prêt', 'en échec']),
      lien: lien.optional(),
    }),
  ),
});

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
