import { aValider } from '@agence/calls/attente';
import { clientsQuestionsGet } from '@agence/calls/routes/clients.questions.get';
import { clientsQuestionsPost } from '@agence/calls/routes/clients.questions.post';
import { STATUS } from '@agence/calls/status';
import { fr } from '@agence/gesture';
import { html, type Vue } from '@agence/look/html';
import type { Client } from '@agence/proto/clients/v1/clients';
import { combien } from '@agence/words/french';
import { demander } from '../gestes/demander.ts';
import type { AccountScreen, Shown, Visit } from '../http/screen.ts';
import { ecran } from '../pages/cadre.ts';
import { formulaire, liste, numerotees, resumeDe } from '../pages/vues.ts';
import { actifs, dans, VALIDER } from './attend.ts';

const COCHE = /^client-(c_\w{1,40})$/;

type Attendu = Client & { readonly questions: readonly { readonly n: number; readonly question: string }[] };

async function attendus(visit: Visit): Promise<readonly Attendu[]> {
  const read = aValider(await actifs(visit)).map(async (client) => {
    const answer = await demander({ ...visit, id: client.id }, clientsQuestionsGet);
    return { ...client, questions: 'ok' in answer ? answer.ok.questions : [] };
  });
  return Promise.all(read);
}

const rangee = ({ id, entreprise, demarre_ts = 0, questions }: Attendu, coche: boolean, now: Date): Vue => {
  const changer = fr`Changer ses questions : ${entreprise}`;
  return html`<li class="champ"><label class="case">
<input type="checkbox" name=${`client-${id}`} value="oui" checked=${coche} /> ${entreprise}</label>
<p class="note">${fr`La mesure démarre d'elle-même ${dans(demarre_ts, now)}.`} <a href=${`/console/clients/${id}/`}
  aria-label=${changer}>Changer ses questions</a></p>
<details><summary>${combien(questions.length, 'question', 'questions')}</summary>
${numerotees(questions)}</details></li>`;
};

async function montrer(visit: Visit, coche: (id: string) => boolean, dit?: string): Promise<Shown> {
  const all = await attendus(visit);
  const now = visit.needs.clock.now();
  const corps = html`<ul class="attend">${all.map((client) => rangee(client, coche(client.id), now))}</ul>
<div class="envoi"><button>Valider et lancer les mesures</button><a href="/console/">Revenir</a></div>`;
  const shown = ecran(visit, {
    titre: fr`Clients à valider`,
    erreur: dit !== undefined,
    chapeau: fr`Relisez leurs questions, puis lancez d'un coup les mesures des clients cochés : une fois la mesure lancée, leurs questions ne changent plus.`,
    sections: [
      {
        titre: fr`Questions prêtes`,
        corps:
          all.length === 0
            ? html`<p>${fr`Aucun client n'attend votre validation.`}</p>`
            : [resumeDe(dit), formulaire(visit, VALIDER, corps)],
      },
    ],
  });
  return { ...shown, status: dit === undefined ? 200 : 422 };
}

const AUCUN = fr`Cochez au moins un client.`;

/** Each client has a command id of its own: a form sent twice launches each client once. */
export const valider: AccountScreen = {
  path: VALIDER,
  show: (visit) => montrer(visit, () => true),
  send: async (visit) => {
    const ids = [...visit.form.keys()].flatMap((name) => COCHE.exec(name)?.[1] ?? []);
    if (ids.length === 0) return montrer(visit, () => false, AUCUN);
    const clients = await actifs(visit);
    const asked = ids.map(async (id) => {
      const answer = await demander({ ...visit, id }, clientsQuestionsPost, { lancer: true });
      const nom = clients.find((client) => client.id === id)?.entreprise;
      return { nom, refusal: 'refusal' in answer ? answer.refusal : null };
    });
    const fins = await Promise.all(asked);
    const lancees = fins.filter(({ refusal }) => refusal === null).length;
    const [first] = fins;
    const dits = fins.map(
      ({ nom, refusal }) =>
        html`${nom && html`<b>${nom}</b>${fr` : `}`}${refusal?.sentence ?? fr`mesure lancée`}`,
    );
    const shown = ecran(visit, {
      titre: combien(lancees, 'mesure lancée', 'mesures lancées'),
      surtitre: lancees === 0 ? fr`Rien n'a été fait` : fr`C'est fait`,
      sections: [
        {
          titre: fr`Client par client`,
          corps: html`${liste(dits)}<p class="gestes"><a href="/console/">Revenir</a></p>`,
        },
      ],
    });
    return { ...shown, status: lancees > 0 || !first?.refusal ? 200 : STATUS[first.refusal.kind] };
  },
  reprendre: (visit, dit) => montrer(visit, (id) => visit.form.has(`client-${id}`), dit),
};
