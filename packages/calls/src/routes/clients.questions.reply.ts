import { z } from 'zod';
import { clientListe, etat, question, texte } from '../shape/reply.ts';

/** What `GET clients/{id}/questions/` answers. */
export const questionsReply = z.object({
  client: texte,
  entreprise: texte,
  questions: z.array(question),
  au_repos: z
    .array(question)
    .meta({ description: 'au-delà de votre formule : gardées, ni posées ni visées' }),
  etats: z.array(etat),
  mesure: clientListe.shape.mesure,
  mesure_detail: texte.nullable(),
  prochaine_page: z.object({ numero: z.int(), question: texte, choisi: z.boolean() }).nullable(),
});
