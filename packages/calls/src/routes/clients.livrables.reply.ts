import { listedKinds } from '@agence/words/document-kinds';
import { z } from 'zod';
import { jour, lien, mois, texte } from '../shape/reply.ts';

export const livrablesReply = z.object({
  client: texte,
  livrables: z.array(
    z.object({
      genre: z.enum(listedKinds),
      periode: mois,
      titre: texte,
      etat: z.enum(['prêt', 'remplacé']),
      cree: jour,
      lien,
      id: texte,
      donnees: z.object({ reponses: lien, sources: lien, faits: lien, json: lien }).nullable(),
    }),
  ),
});
