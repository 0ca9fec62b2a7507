import { clientsLivrablesGet } from '@agence/calls/routes/clients.livrables.get';
import { clientsPagePost } from '@agence/calls/routes/clients.page.post';
import { clientsQuestionsGet } from '@agence/calls/routes/clients.questions.get';
import { clientsQuestionsPost } from '@agence/calls/routes/clients.questions.post';
import { STATUS } from '@agence/calls/status';
import { demander, dessus, ecranDe, refus } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { CLIENT_GESTES } from './client.gestes.ts';
import { pageClient } from './client.page.ts';
import type { Refuse } from './questions.view.ts';

const FIELD = /^(q|retirer)-([1-9]\d{0,8})$/;

/** A question is one line: line breaks become spaces. */
const plat = (text: string): string => text.trim().replaceAll(/\s*[\r\n]+\s*/g, ' ');

/** The body that changes questions: those rewritten, those removed, and whether to launch. */
export function ajustement(form: ReadonlyMap<string, string>): object {
  const retirer: number[] = [];
  const remplacer: Record<string, string> = {};
  for (const [name, value] of form) {
    const [, what, n = ''] = FIELD.exec(name) ?? [];
    if (what === 'retirer') retirer.push(Number(n));
    if (what === 'q' && plat(value) !== plat(form.get(`avant-${n}`) ?? '')) remplacer[n] = plat(value);
  }
  for (const n of retirer) delete remplacer[n];
  return {
    ...(retirer.length === 0 ? {} : { retirer }),
    ...(Object.keys(remplacer).length === 0 ? {} : { remplacer }),
    ...(form.get('etape') === 'lancer' ? { lancer: true } : {}),
  };
}

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
    const answer = await demander(visit, clientsQuestionsPost, ajustement(visit.form));
    const fait = visit.form.get('etape') === 'lancer' ? 'lancee' : 'questions';
    if (!('refusal' in answer)) return { to: `${dessus(visit)}?fait=${fait}` };
    const { kind, sentence } = answer.refusal;
    if (kind !== 'invalid') return refus(visit, answer.refusal);
    return { ...(await montrer(visit, { dit: sentence, form: visit.form })), status: STATUS[kind] };
  },
  reprendre,
};

const choisir: AccountScreen = {
  path: '/console/clients/{id}/page/',
  send: async (visit) => {
    const answer = await demander(visit, clientsPagePost, { numero: Number(visit.form.get('numero')) });
    return ecranDe(visit, answer, () => ({ to: `${dessus(visit)}?fait=page` }));
  },
  reprendre,
};

export const CLIENT = [client, ajuster, choisir, ...CLIENT_GESTES];
