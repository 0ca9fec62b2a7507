import { fr } from '@agence/gesture';
import { opened } from '../reply.ts';
import { agencyRoute } from '../route.ts';
import { nothing } from '../shape/shape.ts';
import { questionsReply } from './clients.questions.reply.ts';

export const clientsQuestionsGet = agencyRoute({
  method: 'GET',
  path: 'clients/{id}/questions/',
  phrase: fr`Montre les questions posées aux IA, l'état du client sur chacune et la question de la prochaine page.`,
  body: nothing,
  reply: questionsReply,
  handle: async ({ compte, id, peers }) => {
    const { result } = await peers.clients.call.lireQuestions({ compte: compte.slug, id });
    const reply = opened(result, 'questions');
    if ('refusal' in reply) return reply;
    const { client, entreprise, questions, au_repos, etats, mesure, mesure_detail, prochaine_page } =
      reply.value;
    return {
      ok: {
        ...{ client, entreprise, questions, au_repos },
        etats: etats.map((etat) => ({ ...etat, page: etat.page ?? null, stabilite: etat.stabilite ?? null })),
        mesure,
        mesure_detail: mesure_detail ?? null,
        prochaine_page: prochaine_page ?? null,
      },
    };
  },
});
