import { fr } from '@agence/gesture';
import { z } from 'zod';
import { MAX } from '../http/shape.ts';
import { opened } from '../reply.ts';
import { agencyRoute, ordre } from '../route.ts';

const MIN_QUESTION = 10;
const MAX_NUMBER = 2 ** 31 - 1;

const numero = z.int().min(1).max(MAX_NUMBER);

const body = z
  .object({
    retirer: z.array(numero).max(1000).optional(),
    remplacer: z
      .record(z.string().regex(/^[1-9]\d{0,8}$/), z.string().trim().min(MIN_QUESTION).max(MAX.question))
      .optional(),
    lancer: z.boolean().optional(),
  })
  .refine(
    ({ retirer = [], remplacer = {}, lancer = false }) =>
      lancer || retirer.length > 0 || Object.keys(remplacer).length > 0,
    { message: fr`rien n'est demandé : donnez « retirer », « remplacer » ou « lancer »` },
  );

export const clientsQuestionsPost = agencyRoute({
  method: 'POST',
  path: 'clients/{id}/questions/',
  phrase: fr`Retire ou remplace des questions avant la première mesure, et la lance avec « lancer ».`,
  body,
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
