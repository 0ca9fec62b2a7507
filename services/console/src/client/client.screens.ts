import { clientsLivrablesGet } from '@agence/calls/routes/clients.livrables.get';
import { clientsPagePost } from '@agence/calls/routes/clients.page.post';
import { clientsQuestionsGet } from '@agence/calls/routes/clients.questions.get';
import { clientsQuestionsPost } from '@agence/calls/routes/clients.questions.post';
import { STATUS } from '@agence/calls/status';
import { demander, ecranDe, refus } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { ajustement } from './ajustement.ts';
import { CLIENT_GESTES } from './client.gestes.ts';
import { pageClient } from './client.page.ts';
import type { Refuse } from './questions.view.ts';

/** The client's page; `refuse`: a refusal with the typed fields, shown again. */
async function montrer(visit: Visit, refuse?: Refuse): Promise<Shown> {
  const { clients: portefeuille, measurement } = visit.needs.peers;
  const [questions, livrables, { clients }] = await Promise.all([
    demander(visit, clientsQuestionsGet),
    demander(visit, clientsLivrablesGet),
    portefeuille.call.lirePortefeuille({ compte: visit.compte.slug }),
  ]);
  if ('refusal' in questions) return refus(visit, questions.refusal, '/console/');
  if ('refusal' in livrables) return refus(visit, livrables.refusal, '/console/');
  const avancement =
    questions.ok.mesure === 'en cours'
      ? await measurement.call.lireAvancement({ compte: visit.compte.slug, client: visit.id })
      : null;
  const fiche = clients.find(({ id }) => id === visit.id);
  const lu = { questions: questions.ok, livrables: livrables.ok.livrables, fiche, avancement };
  return pageClient(visit, lu, refuse);
}

const client: AccountScreen = {
  path: '/console/clients/{id}/',
  suspended: 'open',
  show: (visit) => montrer(visit),
};

/** Shows the page again with the typed fields. */
const reprendre = (visit: Visit, dit?: string): Promise<Shown> => montrer(visit, { dit, form: visit.form });

/** As in the API, changes to questions take effect at once, without a confirmation. */
const ajuster: AccountScreen = {
  path: '/console/clients/{id}/questions/',
  send: async (visit) => {
    const back = `/console/clients/${visit.id}/`;
    const answer = await demander(visit, clientsQuestionsPost, ajustement(visit.form));
    const fait = visit.form.get('etape') === 'lancer' ? 'lancee' : 'questions';
    if (!('refusal' in answer)) return { to: `${back}?fait=${fait}` };
    const { kind, sentence } = answer.refusal;
    if (kind !== 'invalid') return refus(visit, answer.refusal, back);
    return { ...(await montrer(visit, { dit: sentence, form: visit.form })), status: STATUS[kind] };
  },
  reprendre,
};

const choisir: AccountScreen = {
  path: '/console/clients/{id}/page/',
  send: async (visit) => {
    const back = `/console/clients/${visit.id}/`;
    const answer = await demander(visit, clientsPagePost, { numero: Number(visit.form.get('numero')) });
    return ecranDe(visit, answer, back, () => ({ to: `${back}?fait=page` }));
  },
  reprendre,
};

export const CLIENT = [client, ajuster, choisir, ...CLIENT_GESTES];
