import { fr } from '@agence/gesture';
import { z } from 'zod';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';
import { question, texte } from '../shape/reply.ts';
import { questionsBody } from './clients.questions.body.ts';

export const clientsQuestionsPost = agencyRoute({
  method: 'POST',
  path: 'clients/{id}/questions/',
  phrase: fr`Retire ou remplace des questions avant la première mesure, et la lance avec « lancer ».`,
  body: questionsBody,
  reply: z.object({
    client: texte,
    entreprise: texte,
    questions: z.array(question),
    mesure_lancee: z.boolean(),
    note: texte,
  }),
  handle: async (call) => {
    const { retirer = [], remplacer = {}, lancer = false } = call.body;
    const numbered = Object.fromEntries(Object.entries(remplacer).map(([n, text]) => [Number(n), text]));
    const { result } = await call.peers.clients.call.ajusterQuestions({
      ordre: ordre({ ...call, body: { confirmer: true } }),
      id: call.id,
      retirer,
      remplacer: numbered,
      lancer,
    });
    const reply = opened(result, 'ajustement');
    if ('refusal' in reply) return reply;
    const { client, entreprise, questions, mesure_lancee, note } = reply.value;
    return { ok: { client, entreprise, questions, mesure_lancee, note } };
  },
});
