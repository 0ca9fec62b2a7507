import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { clientListe, etat, question, texte } from '../shape/reply.ts';

export const clientsQuestionsGet = agencyRoute({
  method: 'GET',
  path: 'clients/{id}/questions/',
  phrase: fr`Montre les questions posées aux IA, l'état du client sur chacune et la question de la prochaine page.`,
  reply: z.object({
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
  }),
  handle: ({ compte, id, peers }) => peers.clients.call.lireQuestions({ compte: compte.slug, id }),
});
