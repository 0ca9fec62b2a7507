import { fr } from '@agence/gesture';
import { z } from 'zod';
import { agencyRoute } from '../route.ts';
import { question, texte } from '../shape/reply.ts';
import { questionsBody } from './clients.questions.body.ts';

export const clientsQuestionsPost = agencyRoute({
  method: 'POST',
  path: 'clients/{id}/questions/',
  phrase: fr`Retire ou remplace des questions avant la première mesure, et la lance avec « lancer ».`,
  body: questionsBody,
  example: { retirer: [1], remplacer: { 2: 'Qui vend le meilleur pain au levain de Lyon ?' } },
  reply: z.object({
    client: texte,
    entreprise: texte,
    questions: z.array(question),
    mesure_lancee: z.boolean(),
    note: texte,
  }),
  history: { questions_ajustees: fr`Questions changées`, mesure_lancee: fr`Mesure lancée` },
  handle: (call) => {
    const { retirer = [], remplacer = {}, lancer = false } = call.body;
    const numbered = Object.fromEntries(Object.entries(remplacer).map(([n, text]) => [Number(n), text]));
    const asked = { ordre: call.ordre, id: call.id, retirer, remplacer: numbered, lancer };
    return call.peers.clients.call.ajusterQuestions(asked);
  },
});
