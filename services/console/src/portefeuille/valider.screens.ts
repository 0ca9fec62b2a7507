import { aValider } from '@agence/calls/attente';
import { clientsQuestionsGet } from '@agence/calls/routes/clients.questions.get';
import { clientsQuestionsPost } from '@agence/calls/routes/clients.questions.post';
import { STATUS } from '@agence/calls/status';
import { fr, type Refusal } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import { accord, nombre } from '@agence/words/french';
import { demander } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { ecran } from '../pages/cadre.ts';
import { resumeDesErreurs } from '../pages/erreurs.view.ts';
import { caches } from '../pages/formulaire.ts';
import { dans, VALIDER } from './attend.ts';

const COCHE = /^client-(c_\w{1,40})$/;

const choisis = (form: ReadonlyMap<string, string>): readonly string[] =>
  [...form.keys()].map((name) => COCHE.exec(name)?.[1]).filter((id) => id !== undefined);

type Attendu = {
  readonly id: string;
  readonly entreprise: string;
  readonly demarre_ts: number;
  readonly questions: readonly { readonly n: number; readonly question: string }[];
};

/** The clients whose questions wait for validation, with their questions. */
async function attendus(visit: Visit): Promise<readonly Attendu[]> {
  const { clients } = await visit.needs.peers.clients.call.lirePortefeuille({
    compte: visit.compte.slug,
    actifs: true,
  });
  const read = aValider(clients).map(async ({ id, entreprise, demarre_ts = 0 }) => {
    const answer = await demander({ ...visit, id }, clientsQuestionsGet);
    return { id, entreprise, demarre_ts, questions: 'ok' in answer ? answer.ok.questions : [] };
  });
  return Promise.all(read);
}

const rangee = (attendu: Attendu, coche: boolean, now: Date): Vue => html`<li class="champ">
<label class="case"><input type="checkbox" name=${`client-${attendu.id}`} value="oui" checked=${coche} /> ${attendu.entreprise}</label>
<p class="note">${fr`Démarre d'elle-même ${dans(attendu.demarre_ts, now)}.`} <a href=${`/console/clients/${attendu.id}/`} aria-label=${fr`Changer ses questions : ${attendu.entreprise}`}>Changer ses questions</a></p>
<details><summary>${fr`${nombre(attendu.questions.length)} ${accord(attendu.questions.length, 'question', 'questions')}`}</summary><ol class="attend">${attendu.questions.map(({ n, question }) => html`<li><b>${n}.</b> ${question}</li>`)}</ol></details></li>`;

type Choix = { readonly coche: (id: string) => boolean; readonly dit?: string | undefined };

async function montrer(visit: Visit, { coche, dit }: Choix): Promise<Shown> {
  const all = await attendus(visit);
  const now = visit.needs.clock.now();
  const formulaire = html`<form method="post" action=${VALIDER}>${caches(visit.jeton)}<ul class="attend">${all.map((attendu) => rangee(attendu, coche(attendu.id), now))}</ul><div class="envoi"><button>Valider et lancer les mesures</button><a href="/console/">Revenir</a></div></form>`;
  const page = {
    titre: fr`Clients à valider`,
    erreur: dit !== undefined,
    surtitre: fr`Console`,
    chapeau: fr`Relisez leurs questions, puis lancez d'un coup les mesures des clients cochés : une fois la mesure lancée, leurs questions ne changent plus.`,
    sections: [
      {
        titre: fr`Questions prêtes`,
        corps:
          all.length === 0
            ? html`<p>${fr`Aucun client n'attend votre validation.`}</p>`
            : html`${resumeDesErreurs(dit === undefined ? [] : [{ dit }])}${formulaire}`,
      },
    ],
  };
  return { page: ecran(visit, page, VALIDER), ...(dit === undefined ? {} : { status: 422 }) };
}

const AUCUN = fr`Cochez au moins un client.`;

const lister: AccountScreen = {
  method: 'GET',
  path: VALIDER,
  show: (visit) => montrer(visit, { coche: () => true }),
};

type Fin = { readonly nom: string; readonly refusal: Refusal | null };

const fin = ({ nom, refusal }: Fin): Vue =>
  html`<li>${nom === '' ? null : html`<b>${nom}</b>${fr` : `}`}${refusal === null ? fr`mesure lancée` : refusal.sentence}</li>`;

/** Each client has a command id of its own: a form sent twice launches each client once. */
const lancer: AccountScreen = {
  method: 'POST',
  path: VALIDER,
  show: async (visit) => {
    const ids = choisis(visit.form);
    if (ids.length === 0) return montrer(visit, { coche: () => false, dit: AUCUN });
    const { clients } = await visit.needs.peers.clients.call.lirePortefeuille({
      compte: visit.compte.slug,
      actifs: true,
    });
    const asked = ids.map(async (id): Promise<Fin> => {
      const answer = await demander({ ...visit, id }, clientsQuestionsPost, { lancer: true });
      const nom = clients.find((client) => client.id === id)?.entreprise ?? '';
      return { nom, refusal: 'refusal' in answer ? answer.refusal : null };
    });
    const fins = await Promise.all(asked);
    const lancees = fins.filter(({ refusal }) => refusal === null).length;
    const [first] = fins;
    const corps = html`<ul class="attend">${fins.map(fin)}</ul><p class="gestes"><a href="/console/">Revenir</a></p>`;
    const page = {
      titre: fr`${nombre(lancees)} ${accord(lancees, 'mesure lancée', 'mesures lancées')}`,
      surtitre: lancees === 0 ? fr`Rien n'a été fait` : fr`C'est fait`,
      sections: [{ titre: fr`Client par client`, corps }],
    };
    const status = lancees > 0 || !first?.refusal ? 200 : STATUS[first.refusal.kind];
    return { page: ecran(visit, page, VALIDER), status };
  },
  reprendre: (visit, dit) => montrer(visit, { coche: (id) => visit.form.has(`client-${id}`), dit }),
};

export const VALIDATIONS = [lister, lancer];
