import { z } from 'zod';
import { texte } from '../shape/reply.ts';

/** What `POST adresses/` answers. */
export const adressesReply = z.object({
  action: z.enum(['ajouter', 'retirer']),
  adresse: texte,
  meme_domaine: z.boolean(),
  etat: z.literal('transmise'),
  adresses: z.array(texte),
  note: texte,
});
