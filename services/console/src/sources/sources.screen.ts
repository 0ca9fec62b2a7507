import { opened } from '@agence/calls/reply';
import { refus } from '../gestes/demander.ts';
import type { AccountScreen } from '../http/screen.ts';
import { entier } from '../pages/entier.ts';
import { pageSources } from './sources.page.ts';

/** The sites and pages that AIs give as sources of their answers about a client. */
export const sources: AccountScreen = {
  method: 'GET',
  path: '/console/clients/{id}/sources/',
  suspended: true,
  show: async (visit) => {
    const { needs, compte, id: client, query } = visit;
    const { result } = await needs.readings.call.lireSources({
      ...{ compte: compte.slug, client, question: entier(visit, 'question') },
      ...{ mesure: query.get('mesure') ?? '', ia: query.get('ia') ?? '' },
    });
    const answer = opened(result, 'sources');
    return 'refusal' in answer
      ? refus(visit, answer.refusal, `/console/clients/${client}/`)
      : { page: pageSources(visit, answer.value) };
  },
};
