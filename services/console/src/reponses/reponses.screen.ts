import { opened } from '@agence/calls/reply';
import { refus } from '../gestes/demander.ts';
import type { AccountScreen } from '../http/screen.ts';
import { entier } from '../pages/entier.ts';
import { pageReponses } from './reponses.page.ts';

/** What the AIs answered to a question of a client, word for word. */
export const reponses: AccountScreen = {
  method: 'GET',
  path: '/console/clients/{id}/reponses/',
  suspended: true,
  show: async (visit) => {
    const { needs, compte, id: client, query } = visit;
    const text = (name: string) => query.get(name) ?? '';
    const { result } = await needs.readings.call.lireReponses({
      ...{ compte: compte.slug, client, question: entier(visit, 'question'), page: entier(visit, 'page') },
      ...{ mesure: text('mesure'), reponse: text('reponse'), ia: text('ia') },
      ...{ lecture: text('lecture'), nom: text('nom'), source: text('source') },
    });
    const answer = opened(result, 'reponses');
    return 'refusal' in answer
      ? refus(visit, answer.refusal, `/console/clients/${client}/`)
      : { page: pageReponses(visit, answer.value) };
  },
};
